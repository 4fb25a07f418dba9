import type { Row } from '@arbora/domain';
import type { PoolClient } from 'pg';

/** Documents of one export at most: their PDFs take minutes. */
export const DOCUMENTS_MAX = 3000;

/** An issued document with its id, as JSON of `issuedDocument`. */
export type ExportedDocument = Row<'tax_document', 'id'> & { document: string };

/** Documents issued in a period, in the order of exports; one more than an export may have, if there are so many. */
export async function documentsOfPeriod(client: PoolClient, from: string, to: string): Promise<ExportedDocument[]> {
  const { rows } = await client.query<ExportedDocument>(
    `select d.id, (to_jsonb(d) || jsonb_build_object('corrects_label', c.label))::text as document
     from public.tax_document d
     left join public.tax_document c on c.id = d.corrects
     where d.issued_on between $1::date and $2::date
     order by d.issued_on, d.kind desc, d.number
     limit $3::integer`,
    [from, to, DOCUMENTS_MAX + 1],
  );
  return rows;
}

/** The documents with these ids, in the same order. */
export async function documentsOfExport(client: PoolClient, ids: readonly string[]): Promise<ExportedDocument[]> {
  const { rows } = await client.query<ExportedDocument>(
    `select d.id, (to_jsonb(d) || jsonb_build_object('corrects_label', c.label))::text as document
     from public.tax_document d
     left join public.tax_document c on c.id = d.corrects
     where d.id = any ($1::uuid[])
     order by d.issued_on, d.kind desc, d.number`,
    [ids],
  );
  return rows;
}
