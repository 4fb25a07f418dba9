import type { TestDatabase } from '../../tests/database';
import { CREDIT_NOTE, PAYMENT } from '../tax-document/test-documents';

interface Issued {
  id: string;
  label: string;
}

const BUYER = { company: 'Školka Haná s.r.o.', name: 'Eva Malá', ico: '02708244', dic: 'CZ02708244' };

let last = 0;

/** Issues documents of payments on a day, as the database would have, and the credit note of the first one. */
export async function makeDocuments(
  database: TestDatabase,
  day: string,
  count: number,
): Promise<{ payments: Issued[]; creditNote: Issued }> {
  const payments: Issued[] = [];
  for (let index = 0; index < count; index += 1) payments.push(await issue(database, PAYMENT, day, null));
  return { payments, creditNote: await issue(database, CREDIT_NOTE, day, payments[0]!.id) };
}

async function issue(
  database: TestDatabase,
  { kind, seller, lines, rates, total }: typeof PAYMENT,
  day: string,
  corrects: string | null,
): Promise<Issued> {
  last += 1;
  const [issued] = await database.asOwner<Issued>(
    `insert into tax_document
       (kind, year, number, corrects, issued_on, supplied_on, seller, buyer, lines, rates, total, vs, reservation_id)
     values ($1, extract(year from $2::date), $3, $4, $2, $2, $5, $6, $7, $8, $9, '2603000001', gen_random_uuid())
     returning id, label`,
    [kind, day, last, corrects, ...[seller, BUYER, lines, rates].map((value) => JSON.stringify(value)), total],
  );
  return issued!;
}
