import type { Policy } from './grammar';

export const documents: Policy = {
  arrange: [
    `insert into tax_document
       (kind, year, number, issued_on, supplied_on, seller, buyer, lines, rates, total, reservation_id, person_id)
     select 'payment', 2000, row_number() over (order by id), '2026-01-02', '2026-01-02', '{}', '{}', '[]', '[]', 100,
       gen_random_uuid(), id
     from user_profile`,
    `insert into accounting_export (date_from, date_to, format, documents, brand, is_period_over, sha256, byte_size)
     values ('2026-01-01', '2026-01-31', 'journal', array[gen_random_uuid()], '{}', true, repeat('0', 64), 1)`,
  ],
  relations: {
    tax_document: {
      sets: { own: 'person_id = $person' },
      select: { 'customers blocked jobs editor': 'own', 'sales admin': 'all' },
    },
    accounting_export: {
      select: { 'sales admin': 'all' },
    },
    accounting_export_list: {
      sets: { all: 'select id from accounting_export' },
      select: { 'sales admin': 'all' },
    },
  },
  functions: {
    record_accounting_export: {
      args: `select jsonb_build_object(
        'date_from', '2026-01-01', 'date_to', '2026-01-31', 'format', 'journal', 'brand', '{}'::jsonb,
        'documents', (select jsonb_agg(id) from tax_document where year = 2000), 'sha256', repeat('0', 64), 'byte_size', 1)`,
      may: 'sales admin',
      refused: { 'jobs editor': 'auth.forbidden' },
    },
  },
  hidden: 'document_series seller vat_rate',
};
