import { jest, type Mutation } from './mutation';

/** Stock, baskets, pasted lists, prices and imports. */
export const SHOP: readonly Mutation[] = [
  {
    name: 'lines-of-one-stock-are-checked-apart',
    file: 'backend/schema/shop/stock.sql',
    search: "over (partition by entry.item ->> 'offer_item_id' order by entry.n) as amount",
    replace: 'over (partition by entry.n) as amount',
    tests: jest('backend/schema/shop/(orders|refused-orders)'),
  },
  {
    name: 'stock-is-not-locked',
    file: 'backend/schema/shop/stock.sql',
    search: '  order by line.id for update;\n',
    replace: '  order by line.id;\n',
    tests: jest('backend/schema/shop/last-pieces'),
  },
  {
    name: 'closed-offer-is-ordered',
    file: 'backend/schema/shop/stock.sql',
    search: '      or not (v_staff or app.is_open_offer(offer.is_public, offer.valid_until))\n',
    replace: '',
    tests: jest('backend/schema/shop/(orders|refused-orders|offers)'),
  },
  {
    name: 'outdated-basket-is-ordered',
    file: 'backend/schema/shop/orders.sql',
    search: '  if p_basket_version <> v_person.basket_version then\n',
    replace: '  if p_basket_version > v_person.basket_version then\n',
    tests: jest('backend/schema/shop/(orders|basket|refused-orders)'),
  },
  {
    name: 'older-basket-overwrites-a-newer-one',
    file: 'backend/schema/shop/basket.sql',
    search: '      new.basket_version := old.basket_version + 1;\n',
    replace: '',
    tests: jest('backend/schema/shop/basket'),
  },
  {
    name: 'other-order-type-keeps-the-lines',
    file: 'libs/domain/src/shop/basket.ts',
    search: 'return basket.type === type ? basket : { ...emptyBasket(type), center: basket.center };',
    replace: 'return basket.type === type ? basket : { ...basket, type };',
    tests: jest('libs/domain/src/shop/basket'),
  },
  {
    name: 'changes-during-a-save-are-lost',
    file: 'mf-shop/src/basket/basket-store.ts',
    search: 'pending: state.pending.slice(batch.length),',
    replace: 'pending: [],',
    tests: jest('mf-shop/src/basket/'),
  },
  {
    name: 'visitor-sees-czech-prices',
    file: 'backend/schema/shop/offer-views.sql',
    search:
      "      when (select app.has_acl('sales'))\n      or (select app.person_country()) = 'CZ' then line.price_cz\n",
    replace:
      "      when (select app.has_acl('sales'))\n      or coalesce((select app.person_country()), 'CZ') = 'CZ' then line.price_cz\n",
    tests: jest('backend/schema/shop/(offer-lines|own-price|offers)'),
  },
  {
    name: 'visitor-sees-the-closed-assortment',
    file: 'backend/schema/platform/assortment.sql',
    search: 'select app.person_id() is not null or (select is_open from app_private.assortment);',
    replace: 'select app.person_id() is not null or (select is_open is not null from app_private.assortment);',
    tests: jest('backend/schema/shop/closed-assortment'),
  },
  {
    name: 'list-line-without-plant-is-dropped',
    file: 'mf-shop/src/pasted-list/list-lines.ts',
    search: 'unmatched.push(line.text);',
    replace: 'continue;',
    tests: jest('mf-shop/src/pasted-list/'),
  },
  {
    name: 'empty-cell-of-import-clears-the-value',
    file: 'libs/office/src/section/import/compare-table.ts',
    search: 'if (value !== null && !isSameCell(column, row[column.key], value))',
    replace: 'if (!isSameCell(column, row[column.key], value))',
    tests: jest('mf-shop/office/src/round-trip', 'mf-shop/office/src/assortment/import'),
  },
];
