import { useText } from '@arbora/i18n';
import { Badge, Button, type QueryResult } from '@arbora/ui';
import { Specimen } from '@arbora/ui/specimen';
import type { ReactElement } from 'react';
import { failed, loaded, loading, offline } from '../specimen/query-results';
import { CardList } from './card-list';
import type { ListColumn } from './list-column';
import { ManagerList } from './manager-list';
import { NameCell } from './name-cell';
import { PictureGrid } from './picture-grid';
import { ViewTabs } from './view-tabs';

interface Plant {
  name: string;
  size: string;
  price: number;
  isPublic: boolean;
}

/** Botanical names are the same in every language. */
const PLANTS: readonly Plant[] = [
  { name: 'Acer campestre ‘Elsrijk’', size: '12–14', price: 3490, isPublic: true },
  { name: 'Quercus robur', size: '18–20', price: 12_900, isPublic: false },
  { name: 'Tilia cordata ‘Greenspire’', size: '14–16', price: 5200, isPublic: true },
];

function usePlantColumns(): ListColumn<Plant>[] {
  const { t, formats } = useText('office-specimen');
  return [
    {
      key: 'name',
      role: 'name',
      title: t('jobs.plant'),
      render: ({ name, size, isPublic }) => (
        <NameCell name={name} badge={!isPublic && <Badge>{t('jobs.draft')}</Badge>} below={size} />
      ),
    },
    {
      key: 'price',
      title: t('field.money'),
      align: 'end',
      short: true,
      sort: { to: '', label: t('field.money'), now: 'ascending' },
      render: ({ price }) => formats.money(price),
    },
    {
      key: 'actions',
      role: 'actions',
      title: t('action.open'),
      render: () => (
        <Button size="small" variant="quiet">
          {t('action.open')}
        </Button>
      ),
    },
  ];
}

type Page = { rows: Plant[]; total: number; page: number; size: number };
const pageOf = (rows: readonly Plant[]): Page => ({ rows: [...rows], total: rows.length * 24, page: 2, size: 3 });

/** The states of a list, in order of precedence. */
const STATES: readonly (readonly [string, QueryResult<Page>, isFiltered?: boolean])[] = [
  ['failed', failed()],
  ['offline', offline()],
  ['loading', loading()],
  ['nothing yet', loaded(pageOf([]))],
  ['nothing found', loaded(pageOf([])), true],
  ['rows', loaded(pageOf(PLANTS))],
  ['rows, fetching them anew failed', failed(pageOf(PLANTS))],
];

const nameOf = ({ name }: Plant): string => name;

/** Lists as a table, as cards and as pictures. */
export function ListSpecimens(): ReactElement {
  const { t } = useText('office-specimen');
  const columns = usePlantColumns();
  const label = t('search.found');
  const list = { columns, keyOf: nameOf, label, nothingYet: { title: t('jobs.none'), text: t('jobs.noneText') } };
  const rows = { rows: PLANTS, columns, keyOf: nameOf, label };
  return (
    <>
      {STATES.map(([name, query, isFiltered]) => (
        <Specimen key={name} name={`ManagerList: ${name}`}>
          <ManagerList {...list} query={query} withoutFilters={isFiltered ? '/' : null} />
        </Specimen>
      ))}
      <Specimen name="ManagerList: compact, with details">
        <ManagerList
          {...list}
          compact
          query={loaded([...PLANTS])}
          details={{ label: t('action.open'), of: ({ size, isPublic }) => (isPublic ? size : null) }}
        />
      </Specimen>
      <Specimen name="CardList">
        <CardList {...rows} />
      </Specimen>
      <Specimen name="PictureGrid">
        <PictureGrid {...rows} picture={() => null} />
      </Specimen>
      <Specimen name="ViewTabs">
        <ViewTabs
          label={t('jobs.state')}
          tabs={(['all', 'public', 'draft'] as const).map((key) => ({
            key,
            to: '',
            label: t(`jobs.${key}`),
            isShown: key === 'public',
          }))}
        />
      </Specimen>
    </>
  );
}
