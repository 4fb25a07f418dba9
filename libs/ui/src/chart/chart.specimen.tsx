import type { ReactElement } from 'react';
import { PLANTS } from '../specimen/sample-plants';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { BarChart } from './bar-chart';

export function ChartSpecimens(): ReactElement {
  const { t, formats } = useSampleText();
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
    </>
  );
}
