import type { ReactElement } from 'react';
import { checkIcon } from '../icon/icons';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { Badge } from './badge';

const TONES = ['neutral', 'info', 'success', 'warning', 'error'] as const;

export function BadgeSpecimen(): ReactElement {
  const { t } = useSampleText();
  return (
    <Specimen name="Badge" row>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone} icon={tone === 'success' ? checkIcon : undefined}>
          {t('short')}
        </Badge>
      ))}
    </Specimen>
  );
}
