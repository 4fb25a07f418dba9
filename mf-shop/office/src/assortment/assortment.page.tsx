import type { ProductDashboard } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { QueryView, Skeleton, Table, TextLink, type Column } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ManagerPage } from '@arbora/office';
import css from './assortment.module.css';
import { assortmentFiguresQuery } from './figures.queries';
import { FigureTile } from './figure-tile';

/** Totals of the assortment, with links to its lists. */
function AssortmentPage(): ReactElement {
  const { t } = useText('manager.assortment');
  return (
    <ManagerPage title={t('title')} lead={t('lead')}>
      <QueryView query={useQuery(assortmentFiguresQuery())} skeleton={<Skeleton shape="row" count={8} />}>
        {(figures) => (
          <>
            <Tiles figures={figures} />
            <Groups groups={figures.by_category} />
          </>
        )}
      </QueryView>
    </ManagerPage>
  );
}

function Tiles({ figures }: { figures: ProductDashboard }): ReactElement {
  const { t } = useText('manager.assortment');
  const { managerProducts: plants, managerProductItems: items, managerCategories: groups } = routes;
  return (
    <div className={css.tiles}>
      <FigureTile
        title={t('products.title')}
        to={plants.href()}
        total={figures.products}
        facts={[
          { label: t('products.public'), value: figures.products_public, to: plants.href({ public: 'yes' }) },
          { label: t('products.inNone'), value: figures.products_without_category, to: plants.href({ placed: 'no' }) },
          { label: t('products.withoutPhoto'), value: figures.products_without_photo },
        ]}
      />
      <FigureTile
        title={t('items.title')}
        to={items.href()}
        total={figures.items}
        facts={[
          { label: t('items.inCatalogue'), value: figures.items_in_catalogue, to: items.href({ catalogue: 'yes' }) },
          { label: t('items.hidden'), value: figures.items_hidden, to: items.href({ catalogue: 'no' }) },
          { label: t('flag.new'), value: figures.items_flagged.new, to: items.href({ flag: 'new' }) },
          { label: t('flag.tip'), value: figures.items_flagged.tip, to: items.href({ flag: 'tip' }) },
          { label: t('flag.clearance'), value: figures.items_flagged.clearance, to: items.href({ flag: 'clearance' }) },
        ]}
      />
      <FigureTile
        title={t('categories.title')}
        to={groups.href()}
        total={figures.categories}
        facts={[
          { label: t('categories.public'), value: figures.categories_public, to: groups.href({ public: 'yes' }) },
          {
            label: t('categories.hidden'),
            value: figures.categories - figures.categories_public,
            to: groups.href({ public: 'no' }),
          },
        ]}
      />
    </div>
  );
}

type Group = ProductDashboard['by_category'][number];

function Groups({ groups }: { groups: readonly Group[] }): ReactElement {
  const { t, formats } = useText('manager.assortment');
  const { t: common } = useText('office');
  const columns: Column<Group>[] = [
    { key: 'name', title: t('category.name'), cell: ({ name }) => name },
    { key: 'cid', title: t('category.cid'), cell: ({ cid, cid_sub }) => [cid, cid_sub].filter(Boolean).join('.') },
    {
      key: 'public',
      title: t('category.public'),
      cell: ({ is_public }) => common(is_public ? 'value.yes' : 'value.no'),
    },
    {
      key: 'products',
      title: t('products.title'),
      align: 'end',
      cell: ({ id, products }) => (
        <TextLink to={routes.managerProducts.href({ category: id })}>{formats.number(products)}</TextLink>
      ),
    },
  ];
  return <Table caption={t('categories.filled')} columns={columns} rows={groups} keyOf={({ id }) => id} />;
}

export default definePage({ queries: () => [assortmentFiguresQuery()], Component: AssortmentPage });
