import type { CompanySubject } from '@arbora/domain';
import type { Database } from '../database/database';
import type { PrivateRow } from '../database/private/private-row';

type Register = PrivateRow<'company_register', 'ico' | 'dic' | 'company' | 'street' | 'city' | 'zip' | 'region'> & {
  dissolved_on: string | null;
};

/** Looks a company up in the register table of the demo data; null if it is not listed. */
export async function findInDemoRegister(database: Database, ico: string): Promise<CompanySubject | null> {
  const { rows } = await database.asService((client) =>
    client.query<Register>(
      `select ico, dic, company, street, city, zip, region, dissolved_on::text
       from app_private.company_register where ico = $1`,
      [ico],
    ),
  );
  return rows[0] === undefined ? null : { ...rows[0], country: 'CZ' };
}
