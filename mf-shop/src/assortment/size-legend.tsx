import { useText } from '@arbora/i18n';
import { DataList, Disclosure } from '@arbora/ui';
import type { ReactElement } from 'react';

/** The signs of the trade, each with what it says. */
const SIGNS = {
  OK: 'girth',
  HK: 'standard',
  VK: 'multiStem',
  ZB: 'rootBall',
  PK: 'bareRoot',
  k9: 'pot',
  C5: 'container',
  '60-80': 'height',
} as const;

/** What the signs in sizes mean. */
export function SizeLegend(): ReactElement {
  const { t } = useText('shop');
  return (
    <Disclosure summary={t('legend.title')}>
      <DataList
        items={Object.entries(SIGNS).map(([sign, meaning]) => ({ label: sign, value: t(`legend.${meaning}`) }))}
      />
    </Disclosure>
  );
}
