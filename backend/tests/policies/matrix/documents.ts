import type { Policy } from './grammar';

export const documents: Policy = {
  arrange: [
    `insert into tax_document
       (kind, year, number, issued_on, supplied_on, seller, buyer, lines, rates, total, reservation_id, person_id)
     select 'payment', 2000, row_number() over (order by id), '2026-01-02', '2026-01-02', '{}', '{}', '[]', '[]', 100,
       gen_random_uuid(), id
     from user_profile`,
  ],
  relations: {
    tax_document: {
      sets: { own: 'person_id = $person' },
      select: { 'customers blocked jobs editor': 'own', 'sales admin': 'all' },
    },
  },
  hidden: 'document_series seller vat_rate',
};
