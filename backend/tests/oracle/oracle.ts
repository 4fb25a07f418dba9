import fastify from 'fastify';
import { createTokenVerifier, signAccessToken } from '../../src/auth/access-token';
import { identifyCallers } from '../../src/auth/caller';
import { openKeyRing } from '../../src/auth/key-ring';
import { createRightCheck } from '../../src/http/rights';
import { createStandingCheck } from '../../src/auth/standing';
import type { KeyRing } from '../../src/auth/key-ring';
import { readConfig } from '../../src/config';
import { type Connection, loginConnection } from '../../src/database/connection';
import type { Catalog } from '../../src/rest/catalog';
import { loadCatalog } from '../../src/rest/load-catalog';
import { registerDataService } from '../../src/rest/data-service';
import type { App } from '../../src/service';
import { testDatabase } from '../database';
import { oracleApi } from './declaration';
import { addFixture, CALLERS, type CallerName, claimsOf } from './fixture';
import type { OracleCase } from './oracle-case';
import { startPostgrest } from './postgrest';

const PREFIX = '/api/rest';
const COMPARED = ['content-type', 'content-range', 'location', 'preference-applied'] as const;

/** The compared parts of a response. */
export interface OracleAnswer {
  status: number;
  headers: Partial<Record<(typeof COMPARED)[number], string>>;
  body: unknown;
}

export interface Oracle {
  app: App;
  catalog: Catalog;
  /** Connection of the database's owner, to inspect it. */
  owner: Connection;
  tokens: ReadonlyMap<CallerName, string>;
  /** Sends a request to the real PostgREST and to ours. Both roll writes back. */
  both(request: OracleCase): Promise<{ real: OracleAnswer; ours: OracleAnswer }>;
  close(): Promise<void>;
}

/** Starts our service and the real PostgREST over a separate database, with the same keys. */
export async function openOracle(): Promise<Oracle> {
  const database = await testDatabase({ poolSize: 4 });
  await addFixture(database);
  const keys = await openKeyRing(database);
  const app = fastify() as unknown as App;
  identifyCallers(app, createTokenVerifier(keys), {
    checkStanding: createStandingCheck(database),
    checkRight: createRightCheck(database),
  });
  const deps = { database, config: readConfig({ NODE_ENV: 'test' }) };
  await registerDataService(app, deps, { prefix: PREFIX, declaration: oracleApi, allowRollback: true });
  await app.ready();
  const real = await startPostgrest(loginConnection(database.ownerConnection, 'authenticator'), keys.jwks());
  const tokens = await signTokens(keys);

  const headersOf = ({ as, method, headers }: OracleCase): Record<string, string> => {
    const token = tokens.get(as);
    const undone = method === 'GET' || method === 'HEAD' ? undefined : 'tx=rollback';
    const prefer = [headers['prefer'], undone].filter((value) => value !== undefined).join(', ');
    return {
      ...headers,
      ...(prefer === '' ? {} : { prefer }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
  };
  return {
    app,
    catalog: await database.asService((client) => loadCatalog(client, oracleApi)),
    owner: database.ownerConnection,
    tokens,
    both: async (request) => {
      const headers = headersOf(request);
      const { method, path, body } = request;
      const response = await fetch(real.origin + path, { method, headers, body });
      const text = await response.text();
      const injected = await app.inject({ method: method as 'GET', url: PREFIX + path, headers, payload: body });
      return {
        real: toAnswer(response.status, (name) => response.headers.get(name), text),
        ours: toAnswer(injected.statusCode, (name) => injected.headers[name]?.toString() ?? null, injected.body),
      };
    },
    close: async () => {
      await real.stop();
      await app.close();
      await database.close();
    },
  };
}

async function signTokens(keys: KeyRing): Promise<Map<CallerName, string>> {
  const tokens = new Map<CallerName, string>();
  for (const name of Object.keys(CALLERS) as CallerName[]) {
    const claims = claimsOf(name, Math.floor(Date.now() / 1000));
    if (claims) tokens.set(name, await signAccessToken(keys, claims));
  }
  return tokens;
}

function toAnswer(status: number, header: (name: string) => string | null, text: string): OracleAnswer {
  const headers: OracleAnswer['headers'] = {};
  for (const name of COMPARED) {
    const value = header(name)
      ?.replace(PREFIX, '')
      .replace(/tx=rollback, |,? ?tx=rollback/, '');
    if (value !== undefined && value !== '') headers[name] = value;
  }
  const isJson = headers['content-type']?.includes('json') === true;
  return { status, headers, body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text };
}
