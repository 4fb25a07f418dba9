import type { ReactElement } from 'react';
import { PLANTS } from '../specimen/sample-plants';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { DataList } from './data-list';
import { Table } from './table';

export function TableSpecimens(): ReactElement {
  const { t, formats } = useSampleText();
  return (
    <>
      <Specimen name="Table" wide>
        <Table
          caption={t('plants')}
          rows={PLANTS}
          keyOf={(plant) => plant.id}
          columns={[
            { key: 'name', title: t('name'), cell: (plant) => plant.name },
            { key: 'size', title: t('size'), cell: (plant) => plant.size },
            { key: 'count', title: t('count'), align: 'end', cell: (plant) => formats.number(plant.count) },
            { key: 'price', title: t('price'), align: 'end', cell: (plant) => formats.money(plant.price) },
          ]}
        />
      </Specimen>
      <Specimen name="DataList">
        <DataList
          items={[
            { label: t('name'), value: PLANTS[0].name },
            { label: t('size'), value: PLANTS[0].size },
            { label: t('price'), value: formats.money(PLANTS[0].price) },
          ]}
        />
      </Specimen>
    </>
  );
}
