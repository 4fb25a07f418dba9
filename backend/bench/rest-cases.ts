export interface BenchCase {
  name: string;
  resource: string;
  query: string;
  range: string;
  as: 'anon' | 'customer';
}

/** Database connections of each server. */
export const POOL_SIZE = 8;

export const BENCH_CASES: readonly BenchCase[] = [
  {
    name: 'catalogue list',
    resource: 'katalog_items',
    query: 'name=ilike.*globosum*&order=name,size_position',
    range: '0-49',
    as: 'anon',
  },
  {
    name: 'searched catalogue as customer',
    resource: 'katalog_items',
    query: 'name=ilike.*Globosum%2012*&order=name,size_position',
    range: '0-49',
    as: 'customer',
  },
  {
    name: 'one row',
    resource: 'booking_event',
    query: 'select=id,title,date_start&order=date_start&limit=1',
    range: '0-0',
    as: 'anon',
  },
];
