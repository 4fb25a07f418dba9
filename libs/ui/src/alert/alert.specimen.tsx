import type { ReactElement } from 'react';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { Alert } from './alert';

const TONES = ['info', 'success', 'warning', 'error'] as const;
const nothing = (): void => undefined;

export function AlertSpecimens(): ReactElement {
  const { t } = useSampleText();
  return (
    <>
      {TONES.map((tone) => (
        <Specimen key={tone} name={`Alert tone=${tone}`}>
          <Alert tone={tone} title={t('title')} onClose={nothing}>
            {t('text')}
          </Alert>
        </Specimen>
      ))}
    </>
  );
}
