import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, PRODUCT, type AccessTokenClaims, type AuthRole } from '@arbora/domain';
import type { LightMyRequestResponse } from 'fastify';
import { createApp } from '../src/app';
import { signAccessToken } from '../src/auth/access-token';
import { readConfig, type Config } from '../src/config';
import type { Claims } from '../src/database/database';
import { readOriginal } from '../src/demo/drawn-original';
import type { App } from '../src/service';
import { testDatabase, type TestDatabase } from './database';
import { refuseUndocumented } from './documented-errors';

export const TEST_ORIGIN = 'http://arbora.test';

export interface CallOptions {
  /** Access token for the Bearer header. */
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Simulated client address. */
  from?: string;
}

/** The real application in memory, with its own database. */
export interface TestApp {
  app: App;
  database: TestDatabase;
  /** Sends a request with a JSON body. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** Logs a seeded account in by its password and returns an access token, by default of its highest role. */
  login(email: string, role?: AuthRole): Promise<string>;
  /** Returns an access token without a login, for a seeded person by e-mail or for any claims. */
  tokenFor(who: string | Claims, role?: AuthRole): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** For several instances over one database; only the one that created it closes it. */
  database?: TestDatabase;
  config?: Partial<Config>;
}

/** Assembles the app over `options.database` or a new one, which `close` then drops. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const config = {
    // Decisions on registrations act at once.
    ...readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PUBLIC_ORIGIN: TEST_ORIGIN,
      REGISTRATION_UNDO_SECONDS: '0',
    }),
    ...options.config,
  };
  const app = await createApp({ config, database, readOriginal });

  const call: TestApp['call'] = async (method, url, body, { token, headers, from } = {}) => {
    const answer = await app.inject({
      method,
      url,
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(from === undefined ? {} : { remoteAddress: from }),
    });
    refuseUndocumented(app.apiRoutes, method, url, answer);
    return answer;
  };

  return {
    app,
    database,
    call,
    async login(email, role) {
      const wanted = role ?? (await database.claimsOf(email)).role;
      const body = { username: email, password: DEMO_PASSWORD, bucket_id: PRODUCT, role: wanted };
      const answer = await call('POST', '/api/auth/login', body);
      if (answer.statusCode !== 200) throw new Error(`${email} cannot log in: ${answer.body}`);
      return answer.json<{ accessToken: string }>().accessToken;
    },
    async tokenFor(who, role) {
      const claims = typeof who === 'string' ? await database.claimsOf(who, role) : who;
      const iat = Math.floor(Date.now() / 1000);
      const full: AccessTokenClaims = {
        allowedRoles: [claims.role],
        allowedApps: [PRODUCT],
        sid: claims.sid ?? (await liveSession(database, claims.sub)),
        iat,
        exp: iat + 900,
        ...claims,
      };
      return signAccessToken(app.keys, full);
    },
    async close() {
      await app.close();
      if (options.database === undefined) await database.close();
    },
  };
}

/** Sends requests that are expected to fail, without logging their errors. */
export async function withoutErrorLog<T>({ log }: App, send: () => Promise<T>): Promise<T> {
  const { level } = log;
  log.level = 'silent';
  return send().finally(() => (log.level = level));
}

/** A live session of a person, created on demand; for an unknown person an id without a session. */
async function liveSession(database: TestDatabase, personId: string): Promise<string> {
  const { rows } = await database.service.query<{ id: string }>(
    `with existing as (
       select id from app_private.session
       where person_id = $1 and ended_at is null and expires_at > now() order by created_at desc limit 1
     ), made as (
       insert into app_private.session (person_id, secret, expires_at)
       select id, decode(md5(random()::text) || md5(random()::text), 'hex'), now() + interval '7 days'
       from public.auth_person where id = $1 and not exists (select from existing)
       returning id
     )
     select id from existing union all select id from made`,
    [personId],
  );
  return rows[0]?.id ?? randomUUID();
}
