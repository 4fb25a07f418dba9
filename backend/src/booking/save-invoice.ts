import type { AccessTokenClaims, Invoice } from '@arbora/domain';
import type { Database } from '../database/database';

/**
 * Saves the invoice data of a reservation in the profile of a person without a company id (spec §4), to prefill the
 * next form. Values that the profile already has stay.
 */
export async function saveInvoice(database: Database, claims: AccessTokenClaims, invoice: Invoice): Promise<void> {
  await database.asRole(claims, (client) =>
    client.query(
      `update public.user_profile set
         ico = nullif($2, ''),
         dic = coalesce(nullif($3, ''), dic),
         company = coalesce(nullif($4, ''), company),
         street = coalesce(nullif($5, ''), street),
         city = coalesce(nullif($6, ''), city),
         zip = coalesce(nullif($7, ''), zip),
         country = coalesce(country, nullif($8, '')),
         name = coalesce(name, case when length(btrim($9)) >= 3 then $9 end)
       where id = $1 and coalesce(ico, '') = ''`,
      [
        claims.sub,
        invoice.ico,
        invoice.dic,
        invoice.company,
        invoice.street,
        invoice.city,
        invoice.zip,
        invoice.country,
        invoice.name,
      ],
    ),
  );
}
