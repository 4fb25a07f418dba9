/** Makes the first administrator of a new site: `npm run admin -- EMAIL` grants the rights to a registered account. */
import { ROLE } from '@arbora/domain';
import { Client } from 'pg';
import { readConfig } from '../config';
import { parseConnection } from '../database/connection';
import { connectEmbedded } from '../database/embedded/embedded';

async function run(email: string | undefined): Promise<void> {
  if (!email?.includes('@')) throw new Error('npm run admin -- EMAIL, of an account that has registered');
  const { databaseUrl, dataDir } = readConfig();
  const embedded = databaseUrl === null ? await connectEmbedded(dataDir) : null;
  const client = new Client(embedded?.connection ?? parseConnection(databaseUrl ?? ''));
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `with person as (
         update public.auth_person set roles = array[$2] where email = $1 returning id
       )
       update public.user_profile set acl = '{admin}' from person where user_profile.id = person.id`,
      [email.toLowerCase(), ROLE.admin],
    );
    if (!rowCount) throw new Error(`There is no account ${email}: register it on the site first`);
    console.log(`${email} is an administrator; where the account is logged in, log in again.`);
  } finally {
    await client.end();
    await embedded?.stop();
  }
}

run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
