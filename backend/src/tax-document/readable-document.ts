import * as v from 'valibot';
import type { Claims, Database } from '../database/database';
import { AppError } from '../http/errors';
import { issuedDocument, type IssuedDocument } from './issued-document';

/**
 * The issued document with the id, under the caller's role: row security hides other people's documents.
 * @throws AppError not_found
 */
export async function readableDocument(
  { asRole }: Pick<Database, 'asRole'>,
  claims: Claims | null,
  id: string,
): Promise<IssuedDocument> {
  const { rows } = await asRole(claims, (client) =>
    client.query<{ document: unknown }>(
      `select to_jsonb(d) || jsonb_build_object('corrects_label', c.label) as document
       from public.tax_document d
       left join public.tax_document c on c.id = d.corrects
       where d.id = $1`,
      [id],
    ),
  );
  const [row] = rows;
  if (row === undefined) throw new AppError('not_found');
  return v.parse(issuedDocument, row.document);
}
