import { ask } from '../oracle-case';

const OBJECT = 'application/vnd.pgrst.object+json';
const RETURNS = [undefined, 'return=minimal', 'return=headers-only', 'return=representation', 'count=exact'];

/** Writes of no row, of one and of several. */
const WRITES: readonly (readonly [request: string, body: unknown, isOne: boolean])[] = [
  ['POST /oracle_label', [], false],
  ['POST /oracle_label', { id: 10, name: 'ten' }, true],
  [
    'POST /oracle_label',
    [
      { id: 10, name: 'ten' },
      { id: 11, name: 'eleven' },
    ],
    false,
  ],
  ['PATCH /oracle_thing?id=eq.99', { score: 1 }, false],
  ['PATCH /oracle_thing?id=eq.1', { score: 1 }, true],
  ['PATCH /oracle_thing?id=gt.2', { score: 1 }, false],
  ['PATCH /oracle_thing?id=eq.1', {}, false],
  ['DELETE /oracle_thing_label?thing_id=eq.99', undefined, false],
  ['DELETE /oracle_thing_label?thing_id=eq.4', undefined, true],
  ['DELETE /oracle_thing_label?thing_id=eq.1', undefined, false],
  ['PUT /oracle_label?id=eq.1', { id: 1, name: 'one' }, true],
];

/** Requests for a single object: nothing is written unless exactly one row is. */
const oneObject = WRITES.flatMap(([request, body, isOne]) =>
  [OBJECT, `${OBJECT};nulls=stripped`].flatMap((accept) =>
    RETURNS.map((prefer) =>
      ask('customer', request, {
        accept,
        ...(prefer === undefined ? {} : { prefer }),
        ...(body === undefined ? {} : { body }),
        ...(isOne ? {} : { differs: ['contentType'] as const }),
      }),
    ),
  ),
);

/** A window without an order selects arbitrary rows. */
const unordered = ['limit=1', 'offset=1', 'limit=2&offset=1', 'limit=0', 'limit=x', 'oracle_label.limit=1'].flatMap(
  (window) => [
    ask('customer', `PATCH /oracle_thing?id=gt.2&select=id,oracle_label(id)&${window}`, { body: { score: 1 } }),
    ask('customer', `PATCH /oracle_thing?id=gt.2&select=id,oracle_label(id)&${window}`, { body: '{' }),
    ask('customer', `DELETE /oracle_thing_label?${window}`),
    ask('customer', `DELETE /oracle_thing_label?thing_id=eq.1&${window}&order=label_id,thing_id`, {
      prefer: 'return=representation',
    }),
  ],
);

export const guardCases = [
  ...oneObject,
  ...unordered.filter(({ path }) => !path.includes('thing_label?oracle_label')),
  ask('customer', 'DELETE /oracle_thing_label?thing_id=eq.1&limit=1&order=label_id', { differs: ['uniqueOrder'] }),
  ask('anon', 'PATCH /oracle_label?id=eq.1', { body: {} }),
  ask('anon', 'PATCH /oracle_label?id=eq.1', { body: {}, prefer: 'return=representation' }),
  ask('anon', 'PATCH /oracle_label?nosuch=eq.1', { body: [] }),
  ask('anon', 'PATCH /user_profile?id=is.null', { body: {} }),
  ...['merge', 'ignore'].flatMap((how) =>
    [[], [{}], {}].map((body) =>
      ask('customer', 'POST /oracle_detail?on_conflict=thing_id', { body, prefer: `resolution=${how}-duplicates` }),
    ),
  ),
  // A write with a minimal response does not resolve columns, but does resolve relations.
  ...['select=nosuch', 'order=nosuch', 'nosuch.order=id', 'oracle_thing_label.nosuch=eq.1', 'nosuch=is.null'].flatMap(
    (query) => [
      ask('customer', `POST /oracle_label?select=id,oracle_thing_label(label_id)&${query}`, {
        body: { id: 10, name: 'ten' },
      }),
      ask('customer', `PATCH /oracle_label?id=eq.1&${query}`, { body: {} }),
    ],
  ),
  ask('customer', 'PATCH /oracle_label?id=eq.1&select=nosuch(id)', { body: { name: 'x' }, differs: ['hint'] }),
  ask('customer', 'POST /oracle_label?on_conflict=nosuch', { body: { id: 10 }, prefer: 'resolution=merge-duplicates' }),
];
