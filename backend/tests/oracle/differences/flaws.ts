import { anything, type Difference, refusal, valuesOf, withoutKeys } from './difference';

/** Differences caused by flaws of PostgREST 12.0.2. */
export const FLAWS = {
  contentType: {
    reason:
      'PostgREST 12.0 sends two content types in one header when it refuses a single object; we send the one of errors.',
    applies: ({ real, ours }) => real.status === 406 && ours.status === 406,
    without: ({ headers, ...answer }) => ({ ...answer, headers: { ...headers, 'content-type': undefined } }),
  },
  csvRefusal: {
    reason:
      'PostgREST says that the refusal of a page past the end has the type of the page; it is the JSON of all refusals.',
    applies: ({ real, ours }) =>
      real.status === 416 && ours.status === 416 && real.headers['content-type'] !== ours.headers['content-type'],
    without: ({ headers, body, ...answer }) => ({
      ...answer,
      headers: { ...headers, 'content-type': undefined },
      body: typeof body === 'string' && body !== '' ? (JSON.parse(body) as unknown) : body,
    }),
  },
  csvHeadings: {
    reason:
      'PostgREST heads the CSV of written rows, and of functions, with the columns that were returned to it, not with those of the answer.',
    applies: ({ request, real, ours }) =>
      (!['GET', 'HEAD'].includes(request.method) || request.path.startsWith('/rpc/')) &&
      [real, ours].every(({ headers }) => headers['content-type']?.startsWith('text/csv') === true),
    without: ({ body, ...answer }) => ({ ...answer, body: String(body).replace(/^.*\n/, '') }),
  },
  csvOrder: {
    reason:
      'PostgREST puts the embedded resources of a row in the order in which parameters speak of them; here it is that of the list.',
    applies: ({ request, real, ours }) =>
      [real, ours].every(({ headers }) => headers['content-type']?.startsWith('text/csv') === true) &&
      valuesOf(request, 'select').some((list) => (list.match(/\(/g)?.length ?? 0) > 1),
    without: ({ body, ...answer }) => ({ ...answer, body: [...String(body)].sort().join('') }),
  },
  uniqueOrder: {
    reason:
      'PostgREST takes the columns of the order for the key of the rows that a limit chooses, and fails or changes others where they are none; here it is the key.',
    applies: ({ request: { method, path }, real, ours }) =>
      (method === 'PATCH' || method === 'DELETE') &&
      /[?&](?:limit|offset)=/.test(path) &&
      /[?&]order=/.test(path) &&
      (['PGRST110', '42702'].includes(refusal(real).code) || (real.status < 300 && ours.status < 300)),
    without: anything,
  },
  embeddedOrder: {
    reason:
      'PostgREST takes the order of an embedded resource for the one that a limit of a write needs, and makes a wrong statement.',
    applies: ({ request: { method, path }, real, ours }) =>
      (method === 'PATCH' || method === 'DELETE') &&
      /[?&](?:limit|offset)=/.test(path) &&
      /[?&][^&=]+\.order=/.test(path) &&
      !/[?&]order=/.test(path) &&
      refusal(real).code === '42601' &&
      ours.status < 300,
    without: anything,
  },
  unselected: {
    reason:
      'What a function returns can be filtered and ordered by columns that are not selected; PostgREST 12.0 cannot.',
    applies: ({ request, real, ours }) =>
      request.path.startsWith('/rpc/') && refusal(real).code === '42703' && refusal(ours).code !== '42703',
    without: anything,
  },
  unread: {
    reason:
      'PostgREST drops what follows the part of a parameter that it can read; a slip must not change the question.',
    applies: ({ ours }) =>
      refusal(ours).code === 'PGRST100' && refusal(ours).details.endsWith(' expecting end of input'),
    without: anything,
  },
  unreadable: {
    reason:
      'PostgREST takes a select list that it cannot read from its first item on for none, and answers every column.',
    applies: ({ request, real, ours }) => {
      const column = /^"failed to parse select parameter .*" \(line 1, column (\d+)\)$/s.exec(
        refusal(ours).message,
      )?.[1];
      const [select = ''] = valuesOf(request, 'select');
      return (
        column !== undefined && refusal(real).code !== 'PGRST100' && !select.slice(0, Number(column)).includes(',')
      );
    },
    without: anything,
  },
  glued: {
    reason: 'PostgREST reads `or=a.eq.1` as a condition on a column `ora`.',
    applies: ({ request, ours }) =>
      /(?:^|[?&.])(?:and|or)=[^(\s%+]/.test(request.path) && refusal(ours).message.startsWith('"failed to parse logic'),
    without: anything,
  },
  crash: {
    reason:
      'PostgREST fails with a 500 that has no code: on bytes that are no UTF-8, and on embedded windows of no rows.',
    applies: ({ real }) => real.status === 500 && real.body === 'Something went wrong',
    without: anything,
  },
  geojson: {
    reason: 'PostgREST offers GeoJSON to every database, and fails in those without PostGIS.',
    applies: ({ request, ours }) =>
      request.headers['accept']?.includes('geo+json') === true && refusal(ours).code === 'PGRST107',
    without: anything,
  },
  emptyNotFound: {
    reason: 'PostgREST answers 404 with an empty object to writes of what does not exist; we say the code.',
    applies: ({ real, ours }) => real.status === 404 && ours.status === 404 && JSON.stringify(real.body) === '{}',
    without: withoutKeys('code', 'message', 'details', 'hint'),
  },
  emptySpread: {
    reason: 'A spread of no columns, or of a resource without any, makes a wrong statement of PostgREST.',
    applies: ({ request, real, ours }) =>
      /^42(?:601|703)$/.test(refusal(real).code) &&
      refusal(ours).code !== refusal(real).code &&
      valuesOf(request, 'select').some((list) => /\.\.\..*\(\)/.test(list)),
    without: anything,
  },
  embedTwice: {
    reason:
      'Two embedded resources of one name are refused by both; PostgREST says of lists that an aggregate is wrong.',
    applies: ({ real, ours }) => refusal(ours).code === '42712' && refusal(real).code === '42803',
    without: anything,
  },
  missingKey: {
    reason:
      'A PUT of a body without the key fails in a table of the statement that PostgREST makes; we name the fault.',
    applies: ({ request, real }) => request.method === 'PUT' && refusal(real).message.startsWith('column pgrst_body.'),
    without: anything,
  },
  logicTwice: {
    reason:
      'PostgREST asks `and` and `or`, those of embedded resources too, of the table that is written and once more of the rows as they are then.',
    applies: ({ request, ours }) =>
      !['GET', 'HEAD'].includes(request.method) &&
      !request.path.startsWith('/rpc/') &&
      /[?&.](?:and|or)=/.test(request.path) &&
      ours.status < 500,
    without: anything,
  },
  strictTimezone: {
    reason: 'PostgREST forgets `handling=strict` where a time zone is given too.',
    applies: ({ request, ours }) =>
      refusal(ours).code === 'PGRST122' && /timezone=/.test(request.headers['prefer'] ?? ''),
    without: anything,
  },
  headRows: {
    reason:
      'PostgREST makes the rows that HEAD does not answer, and fails where one cannot be made or an embedded one not be read; here they are counted.',
    applies: ({ request, real, ours }) =>
      request.method === 'HEAD' && [400, 401, 403].includes(real.status) && (ours.status < 300 || ours.status === 406),
    without: anything,
  },
  headCall: {
    reason:
      'PostgREST does not call a function for HEAD; here it is called, so the answer has the status that GET has.',
    applies: ({ request, real }) => request.method === 'HEAD' && request.path.startsWith('/rpc/') && real.status < 500,
    without: anything,
  },
  namedTwice: {
    reason:
      'Of two embedded resources that a parameter may mean PostgREST takes one or the other, by the order of all parameters; here it is the first.',
    applies: ({ request }) => {
      const names = valuesOf(request, 'select').flatMap((list) =>
        [...list.matchAll(/(\w+)(?:![\w!]+)?\(/g)].map(([, name]) => name),
      );
      return new Set(names).size < names.length;
    },
    without: anything,
  },
  emptyCall: {
    reason:
      'A POST without arguments of a function whose one argument is JSON is called without it by PostgREST, and fails.',
    applies: ({ request, real, ours }) =>
      request.method === 'POST' &&
      refusal(ours).code === 'PGRST202' &&
      /\(\) does not exist$/.test(refusal(real).message),
    without: anything,
  },
  viewKeys: {
    reason: 'PostgREST takes the key of a table for that of the views over it; only tables have keys here.',
    applies: ({ real, ours }) =>
      refusal(real).code !== refusal(ours).code &&
      (refusal(ours).code === 'PGRST105' || refusal(ours).message === 'A limit needs a resource with a primary key'),
    without: anything,
  },
} as const satisfies Record<string, Difference>;
