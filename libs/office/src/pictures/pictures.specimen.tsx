import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { Specimen } from '@arbora/ui/specimen';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { failing, PENDING, SpecimenData, type Answer } from '../specimen/specimen-data';
import { FolderView } from './folder-view';
import { LibraryDialog } from './library-dialog';
import { PhotoUpload } from './photo-upload';
import { folderPhotos } from './photos.section';

const CropDialog = lazy(() => import('./crop-dialog'));

/** A picture of every site. */
const PICTURE = '/icons/512.png';
const PLANT = { product_id: '77777777-0000-4000-8000-000000000001' };

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

function CropSpecimen(): ReactElement {
  const { t } = useText('office-specimen');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Specimen name="CropDialog">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('action.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <CropDialog address={PICTURE} aspect={3 / 2} onCropped={close} onClose={close} />
        </Suspense>
      )}
    </Specimen>
  );
}

const FOLDER_STATES: readonly (readonly [string, Answer])[] = [
  ['no pictures', () => []],
  ['loading', () => PENDING],
  ['failed', failing],
];

/** The upload of pictures, their folder, the library in which one is chosen, and its crop. */
export function PictureSpecimens(): ReactElement {
  const { t } = useText('office-specimen');
  return (
    <>
      <Specimen name="PhotoUpload">
        <PhotoUpload label={t('action.upload')} />
      </Specimen>
      {FOLDER_STATES.map(([name, answer]) => (
        <Specimen key={name} wide name={`FolderView: ${name}`}>
          <SpecimenData answer={answer}>
            <FolderView section={folderPhotos} target={PLANT} />
          </SpecimenData>
        </Specimen>
      ))}
      <LibrarySpecimen />
      <CropSpecimen />
    </>
  );
}
