import { createApp } from '../../src/app';
import { signAccessToken } from '../../src/auth/access-token';
import { readConfig } from '../../src/config';
import type { Connection } from '../../src/database/connection';
import { openDatabase } from '../../src/database/database';
import type { GrowthCase } from './growth-cases';
import { readSamples } from './samples';

/** The data service over one of the databases that are compared, in this process and without a socket. */
export interface GrowthApp {
  /** Milliseconds of one call. Throws where it is refused or answers nothing. */
  time(call: GrowthCase): Promise<number>;
  close(): Promise<void>;
}

const ROLES: Readonly<Record<string, string>> = {
  customer: 'arbora_customer',
  sales: 'arbora_manager',
  editor: 'arbora_manager',
  admin: 'arbora_admin',
};

export async function startGrowthApp(owner: Connection): Promise<GrowthApp> {
  const database = openDatabase(owner, { poolSize: 1 });
  const config = { ...readConfig({ NODE_ENV: 'test' }), services: ['rest'] };
  const app = await createApp({ config, database });
  const sample = await readSamples(owner);
  const tokens = new Map<string, string>();

  const tokenFor = async (name: string): Promise<string> => {
    const cached = tokens.get(name);
    if (cached) return cached;
    const email = `${name}@arbora.example`;
    const { rows } = await database.service.query<{ id: string; sid: string }>(
      `insert into app_private.session (person_id, secret, expires_at)
       select id, decode(md5(random()::text), 'hex'), now() + interval '1 day' from public.auth_person where email = $1
       returning person_id as id, id as sid`,
      [email],
    );
    const role = ROLES[name];
    if (!rows[0] || !role) throw new Error(`${email} is no demo account`);
    const iat = Math.floor(Date.now() / 1000);
    const token = await signAccessToken(app.keys, {
      sub: rows[0].id,
      email,
      role: role as 'arbora_customer',
      allowedRoles: [role as 'arbora_customer'],
      allowedApps: ['arbora'],
      sid: rows[0].sid,
      iat,
      exp: iat + 86_400,
    });
    tokens.set(name, token);
    return token;
  };

  return {
    async time({ name, as, path, body, page }) {
      const headers: Record<string, string> = {};
      if (as !== 'anyone') headers['authorization'] = `Bearer ${await tokenFor(as)}`;
      if (page !== undefined) {
        headers['range'] = `0-${page - 1}`;
        headers['prefer'] = 'count=exact';
      }
      const asked = path(sample);
      const began = performance.now();
      const answer = await app.inject({
        method: body ? 'POST' : 'GET',
        url: asked.startsWith('at-rest/') ? `/api/${asked}` : `/api/rest/${asked}`,
        headers,
        ...(body && { payload: body(sample) }),
      });
      const taken = performance.now() - began;
      if (answer.statusCode >= 300) throw new Error(`${name} as ${as}: ${answer.statusCode} ${answer.body}`);
      if (answer.body === '[]' || answer.body === 'null') throw new Error(`${name} as ${as} answers nothing`);
      return taken;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
