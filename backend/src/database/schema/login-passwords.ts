import { Client, escapeLiteral } from 'pg';
import { LOGIN_ROLES, loginConnection, loginPassword } from '../connection';
import type { Connection } from '../connection';

/** Writes only if a password differs: roles belong to the whole server, which other databases share. */
export async function setLoginPasswords(client: Client, owner: Connection): Promise<void> {
  for (const role of LOGIN_ROLES) {
    if (await canLogIn(loginConnection(owner, role))) continue;
    await client.query(`alter role ${role} with login password ${escapeLiteral(loginPassword(owner, role))}`);
  }
}

async function canLogIn(connection: Connection): Promise<boolean> {
  const client = new Client(connection);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
