import { mayOpen, useSession } from '@arbora/auth';
import type { Dashboard, ProductDashboard } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Link } from '@arbora/router';
import { QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { assortmentFiguresQuery } from '../assortment/figures.queries';
import css from './dashboard.module.css';
import { dashboardQuery } from './figures.queries';

type FigureName =
  | 'orders'
  | 'inquiries'
  | 'registrations'
  | 'news'
  | 'products'
  | 'withoutCategory'
  | 'items'
  | 'hidden';
interface Figure {
  name: FigureName;
  value: number | undefined;
  /** The list with exactly the counted rows. */
  to: string;
}

function figuresOf(totals: Dashboard, assortment: ProductDashboard | null | undefined): Figure[] {
  return [
    { name: 'orders', value: totals.orders?.new, to: routes.managerOrders.href({ state: 'new' }) },
    { name: 'inquiries', value: totals.inquiries?.new, to: routes.managerInquiries.href({ state: 'new' }) },
    { name: 'registrations', value: totals.registrations?.waiting, to: routes.managerRegistrations.href() },
    { name: 'news', value: totals.news?.new, to: routes.managerNews.href({ done: 'no' }) },
    { name: 'products', value: totals.assortment?.products, to: routes.managerProducts.href() },
    {
      name: 'withoutCategory',
      value: assortment?.products_without_category,
      to: routes.managerProducts.href({ placed: 'no' }),
    },
    { name: 'items', value: totals.assortment?.items, to: routes.managerProductItems.href() },
    { name: 'hidden', value: assortment?.items_hidden, to: routes.managerProductItems.href({ catalogue: 'no' }) },
  ];
}

/** Totals of the sections that the person may open, each a link to its list. */
export function Figures(): ReactElement {
  const { t, formats } = useText('manager.dashboard');
  const hasAssortment = mayOpen(useSession(), 'assortment');
  const { data: assortment } = useQuery({ ...assortmentFiguresQuery(), enabled: hasAssortment });
  return (
    <QueryView query={useQuery(dashboardQuery())} skeleton={<Skeleton shape="row" count={1} />}>
      {(totals) => {
        const figures = figuresOf(totals, assortment).filter(({ value }) => value !== undefined);
        return (
          figures.length > 0 && (
            <nav aria-label={t('dashboard.figures.title')}>
              <ul role="list" className={css.figures}>
                {figures.map(({ name, value, to }) => (
                  <li key={name}>
                    <Link to={to} className={css.figureLink}>
                      <span className={css.figure}>{formats.number(value ?? 0)}</span>
                      <span>{t(`dashboard.figures.${name}`)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )
        );
      }}
    </QueryView>
  );
}
