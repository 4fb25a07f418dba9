import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { Specimen } from '@arbora/ui/specimen';
import { useState, type ReactElement } from 'react';
import { failing, PENDING, SpecimenData, type Answer } from '../specimen/specimen-data';
import { LibraryDialog } from './library-dialog';
import { PhotoUpload } from './photo-upload';

const STATES: readonly (readonly [string, Answer])[] = [
  ['nothing found', () => ({ rows: [], total: 0, page: 1, size: 24 })],
  ['loading', () => PENDING],
  ['failed', failing],
];

function LibrarySpecimen(): ReactElement {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const close = (): void => setAnswer(null);
  return (
    <Specimen row name="LibraryDialog">
      {STATES.map(([name, ofState]) => (
        <Button key={name} variant="secondary" size="small" onClick={() => setAnswer(() => ofState)}>
          {name}
        </Button>
      ))}
      {answer && (
        <SpecimenData answer={answer}>
          <LibraryDialog onChosen={close} onClose={close} />
        </SpecimenData>
      )}
    </Specimen>
  );
}

/** The upload of pictures, and the library in which one is chosen. */
export function PictureSpecimens(): ReactElement {
  const { t } = useText('office-specimen');
  return (
    <>
      <Specimen name="PhotoUpload">
        <PhotoUpload label={t('action.upload')} />
      </Specimen>
      <LibrarySpecimen />
    </>
  );
}
