import { createHmac } from 'node:crypto';
import { Client } from 'pg';

/** Address and login of a PostgreSQL database; a host that begins with `/` is the folder of a unix socket. */
export interface Connection {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  ssl?: boolean | object;
}

/** Parses a `postgres://` address like the driver, including defaults from PG* variables. */
export function parseConnection(url: string): Connection {
  const { host, port, database, user, password, ssl } = new Client({ connectionString: url });
  return { host, port, database: database ?? 'postgres', user: user ?? 'postgres', password: password ?? '', ssl };
}

/** The address of a connection for programs such as `psql`. */
export function connectionUri({ host, port, database, user, password }: Connection): string {
  const query = new URLSearchParams({ host, port: String(port), user, password });
  return `postgresql:///${encodeURIComponent(database)}?${query.toString().replaceAll('+', '%20')}`;
}

/** The two login roles: for requests of callers, and for the services' own work. */
export const LOGIN_ROLES = ['authenticator', 'arbora_service'] as const;
export type LoginRole = (typeof LOGIN_ROLES)[number];

/**
 * The password of a login role. It is derived from the owner's, so every instance with the same `DATABASE_URL` can
 * compute it and it need not be configured.
 */
export function loginPassword(owner: Connection, role: LoginRole): string {
  const secret = owner.password || `${owner.user}@${owner.database}`;
  return createHmac('sha256', secret).update(`arbora login ${role}`).digest('hex');
}

export function loginConnection(owner: Connection, role: LoginRole): Connection {
  return { ...owner, user: role, password: loginPassword(owner, role) };
}
