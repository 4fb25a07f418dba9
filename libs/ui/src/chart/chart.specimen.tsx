import type { ReactElement } from 'react';
import { PLANTS } from '../specimen/sample-plants';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { BarChart } from './bar-chart';
import { LineChart } from './line-chart';
import { ShareChart } from './share-chart';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const KINDS = ['one', 'two', 'three', 'tree', 'shrub', 'all'] as const;

export function ChartSpecimens(): ReactElement {
  const { t, formats } = useSampleText();
  const kinds = KINDS.map((kind, index) => ({ label: t(kind), value: 620 - index * 97 }));
  return (
    <>
      <Specimen name="BarChart">
        <BarChart title={t('count')} values={PLANTS.map(({ name, count }) => ({ label: name, value: count }))} />
      </Specimen>
      <Specimen name="BarChart format">
        <BarChart
          title={t('price')}
          values={PLANTS.map(({ name, price }) => ({ label: name, value: price }))}
          format={(value) => formats.money(value)}
        />
      </Specimen>
      <Specimen name="ShareChart">
        <ShareChart title={t('kind')} values={kinds} />
      </Specimen>
      <Specimen name="LineChart">
        <LineChart
          title={t('plants')}
          axis={t('month')}
          labels={MONTHS.map((month) => formats.dateParts(new Date(Date.UTC(2026, month - 1, 15))).month)}
          series={KINDS.slice(0, 3).map((kind, index) => ({
            name: t(kind),
            values: MONTHS.map((month) => Math.round(300 + 220 * Math.sin(month / (1.6 + index)) + index * 60)),
          }))}
        />
      </Specimen>
    </>
  );
}
