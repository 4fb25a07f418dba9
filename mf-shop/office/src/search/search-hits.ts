import { defineSearchHits, joined, personName } from '@arbora/office';
import { routes } from '@arbora/routes';

export default defineSearchHits({
  namespace: 'shop-office',
  kinds: [
    {
      name: 'orders',
      title: 'search.kind.orders',
      order: 40,
      hitsOf: ({ orders }, { formats }) =>
        orders.map((row) => ({
          id: row.id,
          to: (row.type === 'order' ? routes.managerOrders : routes.managerInquiries).href({ id: row.id }),
          title: joined(row.order_code, row.person_company ?? personName(row)),
          state: row.person_state,
          note: formats.date(row.created_at, 'short'),
        })),
    },
    {
      name: 'plants',
      title: 'search.kind.plants',
      order: 60,
      hitsOf: ({ plants }, { locale }) =>
        plants.map((row) => ({
          id: row.id,
          to: routes.managerProducts.href({ id: row.id }),
          title: row.name,
          note: row[`name_${locale}`] ?? row.name_cs ?? '',
        })),
    },
  ],
  commands: [
    { title: 'search.command.offer', to: routes.managerOffers.href({ id: 'new' }), section: 'offers' },
    { title: 'search.command.product', to: routes.managerProducts.href({ id: 'new' }), section: 'assortment' },
  ],
});
