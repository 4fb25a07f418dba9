export interface BenchCase {
  name: string;
  resource: string;
  query: string;
  range: string;
  as: 'anon' | 'customer';
  /** Which of the databases it is asked of. */
  catalogue: Catalogue;
}

/** Plants of a large nursery, and of five such: each has four items. */
export const PLANTS = { large: 5000, huge: 25_000 } as const;
export type Catalogue = keyof typeof PLANTS;

/** Database connections of each server. */
export const POOL_SIZE = 8;

export const BENCH_CASES: readonly BenchCase[] = [
  {
    name: 'catalogue list, nothing searched',
    resource: 'katalog_items',
    query: 'order=name,size_position',
    range: '0-49',
    as: 'anon',
    catalogue: 'large',
  },
  {
    name: 'catalogue list',
    resource: 'katalog_items',
    query: 'name=ilike.*globosum*&order=name,size_position',
    range: '0-49',
    as: 'anon',
    catalogue: 'large',
  },
  {
    name: 'searched catalogue as customer',
    resource: 'katalog_items',
    query: 'name=ilike.*Globosum%2012*&order=name,size_position',
    range: '0-49',
    as: 'customer',
    catalogue: 'large',
  },
  {
    name: 'searched catalogue as customer, 100,000 items',
    resource: 'katalog_items',
    query: 'name=ilike.*Globosum%2012*&order=name,size_position',
    range: '0-49',
    as: 'customer',
    catalogue: 'huge',
  },
  {
    name: 'one row',
    resource: 'booking_event',
    query: 'select=id,title,date_start&order=date_start&limit=1',
    range: '0-0',
    as: 'anon',
    catalogue: 'large',
  },
];
