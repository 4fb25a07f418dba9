import type { ReactElement } from 'react';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { Progress } from './progress';

export function ProgressSpecimen(): ReactElement {
  const { t } = useSampleText();
  return (
    <Specimen name="Progress">
      {[0, 12, 20].map((value) => (
        <Progress key={value} value={value} max={20} label={t('short')} />
      ))}
    </Specimen>
  );
}
