import { useText } from '@arbora/i18n';
import { Specimen } from '@arbora/ui/specimen';
import type { ReactElement } from 'react';
import { StoredFileButton } from './stored-file-button';

/** Buttons that download a file. */
export function ActionSpecimens(): ReactElement {
  const { t } = useText('office-specimen');
  return (
    <Specimen row name="StoredFileButton variant">
      {(['secondary', 'quiet'] as const).map((variant) => (
        <StoredFileButton key={variant} path="/specimen" name="specimen.pdf" variant={variant}>
          {t('action.download')}
        </StoredFileButton>
      ))}
    </Specimen>
  );
}
