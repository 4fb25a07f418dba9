import { rest, row } from '@arbora/api';
import { CURRENCIES, LIMITED_INVENTORY_DEFAULT, PAGE_SIZE, type Country } from '@arbora/domain';
import { routes, type PageRoute } from '@arbora/routes';
import { plantMatches } from '../assortment/plant-search';
import {
  fixedField,
  onlyNew,
  type Field,
  relationField,
  textField,
  moneyField,
  numberField,
  defineSection,
  type Section,
  type SectionTexts,
} from '@arbora/office';
import { itemSource } from './item-source';
import { OfferTitle } from './offer-title';

const LINE = `id,offer_id,product_item_id,filter_value,inventory,price_cz,price_sk,price_pl,name,name_cs,size,size_position,item,
  created_at,version,updated_at`;

const PRICE_MAX = 99_999_999.99;
/** Upper limits of the stock filter. */
const AT_MOST = [0, LIMITED_INVENTORY_DEFAULT, 10, 50].map(String);

/** Columns that only an insert writes, missing in the type of updates. */
const insertOnly = <Label extends string>(field: Field<object, Label>): Field<object, Label> => onlyNew(field);

function priceText(price: number | null, country: Country, { formats }: Pick<SectionTexts, 'formats'>): string | null {
  return price ? formats.money(price, CURRENCIES[country]) : null;
}

/** The lines of one offer: item, stock, a price for each country (spec §7). */
function offerLines(offerId: string): Section {
  return defineSection({
    name: 'lines',
    resource: 'product_item__offer',
    history: 'offer_item',
    select: LINE,
    texts: 'manager.offers',
    title: 'lines.title',
    heading: <OfferTitle id={offerId} />,
    lead: 'lines.lead',
    route: {
      pattern: routes.managerOffer.pattern,
      href: (search) => routes.managerOffer.href({ id: offerId }, search),
    } as PageRoute<string>,
    parent: { title: 'offers.title', route: routes.managerOffers },
    pageSize: PAGE_SIZE.offers,
    base: (query) => query.eq('offer_id', offerId),
    order: ['name', 'size_position'],
    nameOf: ({ name, size, item }) => [name, size, item.spec1, item.spec2].filter(Boolean).join(' '),
    emptyState: { title: 'lines.none', text: 'lines.noneText' },
    columns: [
      { key: 'name', title: 'line.item', sort: true },
      { key: 'name_cs', title: 'line.czech', hidden: true },
      { key: 'filter_value', title: 'line.filter', sort: true },
      { key: 'inventory', title: 'line.inventory', kind: 'number', sort: true },
      {
        key: 'price_cz',
        title: 'line.priceCz',
        kind: 'money',
        cell: ({ price_cz }, texts) => priceText(price_cz, 'CZ', texts),
      },
      {
        key: 'price_sk',
        title: 'line.priceSk',
        kind: 'money',
        cell: ({ price_sk }, texts) => priceText(price_sk, 'SK', texts),
      },
      {
        key: 'price_pl',
        title: 'line.pricePl',
        kind: 'money',
        cell: ({ price_pl }, texts) => priceText(price_pl, 'PL', texts),
      },
      { key: 'updated_at', title: 'offer.changed', kind: 'moment', hidden: true },
    ],
    search: { label: 'lines.search', by: (query, text) => query.or(plantMatches(text, 'filter_value')) },
    filters: [
      {
        name: 'most',
        label: 'line.inventory',
        all: 'lines.anyStock',
        values: AT_MOST,
        valueLabel: (value, { t }) => t('lines.atMost', { count: Number(value) }),
        apply: (query, value) => query.lte('inventory', Number(value)),
      },
    ],
    editable: {
      identifyingColumns: ['filter_value'],
      columns: [
        { key: 'inventory', kind: 'number', max: 1_000_000, required: true },
        { key: 'price_cz', kind: 'number', decimals: 2, max: PRICE_MAX, required: true },
        { key: 'price_sk', kind: 'number', decimals: 2, max: PRICE_MAX, required: true },
        { key: 'price_pl', kind: 'number', decimals: 2, max: PRICE_MAX, required: true },
      ],
      save: (lines) => row(rest().rpc('save_offer_lines', { p_lines: lines })),
    },
    form: {
      create: 'lines.new',
      remove: true,
      fields: [
        fixedField('offer_id', offerId, 'offer.title'),
        insertOnly(relationField('product_item_id', { label: 'line.item', source: itemSource, required: true })),
        [
          textField('filter_value', { label: 'line.filter', hint: 'line.filterHint', max: 100 }),
          numberField('inventory', { label: 'line.inventory', max: 1_000_000, required: true }),
        ],
        [
          moneyField('price_cz', { label: 'line.priceCz', hint: 'line.priceHint', currency: 'CZK', required: true }),
          moneyField('price_sk', { label: 'line.priceSk', currency: 'EUR', required: true }),
          moneyField('price_pl', { label: 'line.pricePl', currency: 'PLN', required: true }),
        ],
      ],
    },
    invalidates: [['offer'], ['offer_list_public']],
  });
}

const cache = new Map<string, Section>();

/** The section of an offer's lines, cached by offer. */
export function offerLinesOf(offerId: string): Section {
  const section = cache.get(offerId) ?? offerLines(offerId);
  cache.set(offerId, section);
  return section;
}
