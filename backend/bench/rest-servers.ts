import fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { createTokenVerifier, signAccessToken } from '../src/auth/access-token';
import { identifyCallers } from '../src/auth/caller';
import { openKeyRing } from '../src/auth/key-ring';
import { createRightCheck } from '../src/http/rights';
import { createStandingCheck } from '../src/auth/standing';
import { readConfig } from '../src/config';
import { loginConnection, type Connection } from '../src/database/connection';
import { openDatabase } from '../src/database/database';
import { registerDataService } from '../src/rest/data-service';
import type { Catalog } from '../src/rest/catalog';
import { loadCatalog } from '../src/rest/load-catalog';
import { negotiate } from '../src/rest/parse/media-type';
import { parseQueryString } from '../src/rest/parse/query-string';
import { windowOfHeader } from '../src/rest/parse/range';
import { planRead } from '../src/rest/plan/plan-read';
import { restApi } from '../src/rest/resources/declarations';
import { selectStatement } from '../src/rest/sql/statement';
import type { App } from '../src/service';
import { BENCH_CASES, POOL_SIZE } from './rest-cases';

const UNLIMITED = { running: Infinity, waiting: 0, maxWaitMs: 0 };

/**
 * Child process of the benchmark: our service, and beside it the least that can answer the same: a Fastify handler
 * that knows its SQL and runs it in a transaction. It is there twice, past row security and under it: its connections
 * then are a customer's for good. Tells its parent the ports and a token.
 */
async function main(owner: Connection): Promise<void> {
  const database = openDatabase(owner, { poolSize: POOL_SIZE });
  const keys = await openKeyRing(database);
  const ours = fastify() as unknown as App;
  identifyCallers(ours, createTokenVerifier(keys), {
    checkStanding: createStandingCheck(database),
    checkRight: createRightCheck(database),
  });
  const deps = { database, config: readConfig({ NODE_ENV: 'test' }) };
  await registerDataService(ours, deps, {
    prefix: '/api/rest',
    declaration: restApi,
    // One client measures all that the service can do.
    shares: { stranger: UNLIMITED, person: UNLIMITED },
  });

  const catalog = await database.asService((client) => loadCatalog(client, restApi));
  const pool = new Pool({ ...owner, max: POOL_SIZE });
  const person = await demoCustomer(pool);
  const claims = JSON.stringify({ role: 'arbora_customer', sub: person.id, email: person.email });
  const asCustomer = new Pool({
    ...loginConnection(owner, 'authenticator'),
    max: POOL_SIZE,
    // The pool waits for it, which its types do not say.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client) => {
      await client.query("select set_config('role', 'arbora_customer', false), set_config($1, $2, false)", [
        'request.jwt.claims',
        claims,
      ]);
    },
  });
  const minimal = await minimalHandlers(catalog, pool);
  const secured = await minimalHandlers(catalog, asCustomer);

  const now = Math.floor(Date.now() / 1000);
  const token = await signAccessToken(keys, {
    sub: person.id,
    email: person.email,
    role: 'arbora_customer',
    allowedRoles: ['arbora_customer'],
    allowedApps: ['arbora'],
    sid: person.id,
    iat: now,
    exp: now + 3600,
  });
  process.send?.({
    ours: await ours.listen({ port: 0, host: '127.0.0.1' }),
    minimal: await minimal.listen({ port: 0, host: '127.0.0.1' }),
    secured: await secured.listen({ port: 0, host: '127.0.0.1' }),
    token,
    keys: keys.jwks(),
  });
}

async function demoCustomer(pool: Pool): Promise<{ id: string; email: string }> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    "select id, email from user_profile where email = 'customer@arbora.example'",
  );
  if (!rows[0]) throw new Error('the demo customer is missing');
  return rows[0];
}

/** A handler for each case that does nothing but ask its one question. */
async function minimalHandlers(catalog: Catalog, pool: Pool): Promise<FastifyInstance> {
  const minimal = fastify();
  BENCH_CASES.forEach(({ resource: name, query, range }, index) => {
    const resource = catalog.resources.get(name);
    if (!resource) throw new Error(`${name} is not declared`);
    const node = planRead(catalog, resource, parseQueryString(query), windowOfHeader(range));
    const options = { representation: negotiate(undefined).representation, withTotal: true, withBody: true };
    const { text, values } = selectStatement(node, options);
    minimal.get(`/${index}`, async (_request, reply) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query<(string | null)[]>({
          name: `minimal${index}`,
          text,
          values: [...values],
          rowMode: 'array',
        });
        await client.query('commit');
        const [count, total, body] = rows[0] ?? [];
        return await reply
          .header('content-type', 'application/json; charset=utf-8')
          .header('content-range', `0-${Number(count) - 1}/${total}`)
          .send(body);
      } finally {
        client.release();
      }
    });
  });
  return minimal;
}

process.once('disconnect', () => process.exit(0));
process.once('message', (owner) => {
  main(owner as Connection).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
