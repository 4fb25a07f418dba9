import { useText } from '@arbora/i18n';
import { BarChart, LineChart, ShareChart } from '@arbora/ui';
import type { ReactElement } from 'react';
import { PLANTS } from './made-up';
import { Specimen, Specimens } from './specimen';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const KINDS = ['one', 'two', 'three', 'tree', 'shrub', 'all'] as const;

/** Charts, in the palette. */
export function Charts(): ReactElement {
  const { t, formats } = useText('parts');
  const kinds = KINDS.map((kind, index) => ({ label: t(`sample.${kind}`), value: 620 - index * 97 }));
  return (
    <Specimens id="charts" title={t('charts.title')}>
      <Specimen name="BarChart">
        <BarChart title={t('sample.count')} values={PLANTS.map(({ name, count }) => ({ label: name, value: count }))} />
      </Specimen>
      <Specimen name="BarChart format">
        <BarChart
          title={t('sample.price')}
          values={PLANTS.map(({ name, price }) => ({ label: name, value: price }))}
          format={(value) => formats.money(value)}
        />
      </Specimen>
      <Specimen name="ShareChart">
        <ShareChart title={t('sample.kind')} values={kinds} />
      </Specimen>
      <Specimen name="LineChart">
        <LineChart
          title={t('sample.plants')}
          axis={t('sample.month')}
          labels={MONTHS.map((month) => formats.dateParts(new Date(Date.UTC(2026, month - 1, 15))).month)}
          series={KINDS.slice(0, 3).map((kind, index) => ({
            name: t(`sample.${kind}`),
            values: MONTHS.map((month) => Math.round(300 + 220 * Math.sin(month / (1.6 + index)) + index * 60)),
          }))}
        />
      </Specimen>
    </Specimens>
  );
}
