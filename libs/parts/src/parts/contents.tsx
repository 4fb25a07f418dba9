import { useText } from '@arbora/i18n';
import { Badge, Breadcrumb, Card, DataList, Grid, Table, Tree } from '@arbora/ui';
import type { ReactElement } from 'react';
import { PLANTS } from './made-up';
import { Specimen, Specimens } from './specimen';

/** Cards, tables and breadcrumbs. */
export function Contents(): ReactElement {
  const { t, formats } = useText('parts');
  return (
    <Specimens id="contents" title={t('contents.title')}>
      <Specimen name="Card tone, to" wide>
        <Grid as="ul" columns={3}>
          {(['plain', 'tinted', 'deep'] as const).map((tone) => (
            <li key={tone}>
              <Card
                tone={tone}
                title={t('sample.title')}
                to="#contents"
                eyebrow={<span>{formats.date('2026-11-24T17:00:00Z')}</span>}
                media={<Tree habit="globe" />}
                footer={<Badge tone="success">{t('sample.short')}</Badge>}
              >
                {t('sample.text')}
              </Card>
            </li>
          ))}
        </Grid>
      </Specimen>
      <Specimen name="Card layout=row" wide>
        <Card layout="row" title={t('sample.title')} media={<Tree habit="conifer" />}>
          {t('sample.lead')}
        </Card>
      </Specimen>
      <Specimen name="Table" wide>
        <Table
          caption={t('sample.plants')}
          rows={PLANTS}
          keyOf={(plant) => plant.id}
          columns={[
            { key: 'name', title: t('sample.name'), cell: (plant) => plant.name },
            { key: 'size', title: t('sample.size'), cell: (plant) => plant.size },
            { key: 'count', title: t('sample.count'), align: 'end', cell: (plant) => formats.number(plant.count) },
            { key: 'price', title: t('sample.price'), align: 'end', cell: (plant) => formats.money(plant.price) },
          ]}
        />
      </Specimen>
      <Specimen name="DataList">
        <DataList
          items={[
            { label: t('sample.name'), value: PLANTS[0].name },
            { label: t('sample.size'), value: PLANTS[0].size },
            { label: t('sample.price'), value: formats.money(PLANTS[0].price) },
          ]}
        />
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb
          crumbs={[
            { label: t('sample.one'), to: '#contents' },
            { label: t('sample.two'), to: '#contents' },
          ]}
        />
      </Specimen>
    </Specimens>
  );
}
