import { Client } from 'pg';
import { GROUPS } from './cases/groups';
import type { Pair } from './differences/difference';
import { areEqual, DIFFERENCE_NAMES, type DifferenceName, explain } from './differences/differences';
import { generateRequests } from './generated/generate';
import { readVocabulary, type Vocabulary } from './generated/vocabulary';
import { type Oracle, openOracle } from './oracle';
import { type OracleCase, titleOf } from './oracle-case';
import { IS_WHOLE } from '../samples';

/** The whole set (`npm test -- oracle --all`), of which a usual run sends the first quarter. */
const DEFAULT = { seed: 20_261_122, requests: IS_WHOLE ? 2000 : 500 };
const SEED = Number(process.env['ORACLE_SEED'] ?? DEFAULT.seed);
const REQUESTS = Number(process.env['ORACLE_REQUESTS'] ?? DEFAULT.requests);
/** The only request of the seed to send. */
const ONLY = process.env['ORACLE_ONLY'];
const isComplete = IS_WHOLE && SEED === DEFAULT.seed && REQUESTS === DEFAULT.requests && ONLY === undefined;
/** Concurrent reads; writes wait for each other's locks and are sent one by one. */
const AT_A_TIME = 8;

let oracle: Oracle;
let vocabulary: Vocabulary;
beforeAll(async () => {
  oracle = await openOracle();
  const client = new Client(oracle.owner);
  await client.connect();
  vocabulary = await readVocabulary(oracle.catalog, client);
  await client.end();
}, 60_000);
afterAll(() => oracle.close());

interface Numbered {
  index: number;
  request: OracleCase;
}

/**
 * Compares two responses: the differences that explain them, empty if they are equal; null if nothing explains them.
 */
async function compare(request: OracleCase): Promise<{ pair: Pair; names: readonly DifferenceName[] | null }> {
  const pair = { request, ...(await oracle.both(request)) };
  if (areEqual(pair)) return { pair, names: [] };
  const names = explain(pair);
  if (names !== null || request.method !== 'HEAD') return { pair, names };
  // A response to HEAD has no body: the responses to the same GET explain it.
  const { range: _ignored, ...headers } = request.headers;
  const got = {
    request: { ...request, method: 'GET', headers },
    ...(await oracle.both({ ...request, method: 'GET', headers })),
  };
  return { pair, names: got.ours.status === pair.ours.status ? explain(got) : null };
}

function report({ index, request }: Numbered, { real, ours }: Pair) {
  return {
    repeat: `ORACLE_SEED=${SEED} ORACLE_ONLY=${index}`,
    request: titleOf(request),
    real: JSON.stringify(real),
    ours: JSON.stringify(ours),
  };
}

test('generated requests get the same responses as from PostgREST, except for the named differences', async () => {
  const count = ONLY === undefined ? REQUESTS : Number(ONLY) + 1;
  const all = generateRequests(vocabulary, count, SEED).map((request, index): Numbered => ({ index, request }));
  const asked = ONLY === undefined ? all : all.slice(-1);
  const seen = new Set<DifferenceName>();
  const statuses = new Map<number, number>();
  const unexplained: ReturnType<typeof report>[] = [];
  const send = async (one: Numbered) => {
    const { pair, names } = await compare(one.request);
    statuses.set(pair.ours.status, (statuses.get(pair.ours.status) ?? 0) + 1);
    if (names === null) unexplained.push(report(one, pair));
    else for (const name of names) seen.add(name);
  };

  const isRead = ({ request }: Numbered) => request.method === 'GET' || request.method === 'HEAD';
  const reads = asked.filter(isRead);
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let one = reads.shift(); one !== undefined; one = reads.shift()) await send(one);
    }),
  );
  for (const one of asked.filter((other) => !isRead(other))) await send(one);

  expect(unexplained).toEqual([]);
  if (!isComplete) return;
  // Named differences that no request shows must be removed.
  const written = Object.values(GROUPS).flatMap((cases) => cases.flatMap(({ differs }) => differs));
  for (const name of written) seen.add(name);
  expect(DIFFERENCE_NAMES.filter((name) => !seen.has(name))).toEqual([]);
  // Each status occurs, so the requests cover both granted and refused ones.
  for (const status of [200, 201, 204, 206, 300, 400, 401, 403, 404, 405, 406, 409, 415, 416]) {
    expect({ status, isFrequent: (statuses.get(status) ?? 0) >= 5 }).toEqual({ status, isFrequent: true });
  }
}, 300_000);
