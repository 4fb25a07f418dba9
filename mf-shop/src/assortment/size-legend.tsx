import { useText } from '@arbora/i18n';
import { DataList, Disclosure } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Examples of size codes in the nursery trade, with the text keys of their meanings. */
const CODES = {
  OK: 'girth',
  HK: 'standard',
  VK: 'multiStem',
  ZB: 'rootBall',
  PK: 'bareRoot',
  k9: 'pot',
  C5: 'container',
  '60-80': 'height',
} as const;

/** Explains the codes in sizes. */
export function SizeLegend(): ReactElement {
  const { t } = useText('shop');
  return (
    <Disclosure summary={t('legend.title')}>
      <DataList
        items={Object.entries(CODES).map(([code, meaning]) => ({ label: code, value: t(`legend.${meaning}`) }))}
      />
    </Disclosure>
  );
}
