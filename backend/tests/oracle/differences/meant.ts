import { anything, bothRefuse, type Difference, refusal, withoutKeys, withoutStatus } from './difference';

/** Intended differences of our service. */
export const MEANT = {
  wording: {
    reason:
      'Where reading failed we say what was expected there in words of our own; code, status and kind are the same.',
    applies: (pair) => bothRefuse(pair, 'PGRST100', 'PGRST202'),
    without: withoutKeys('message', 'details', 'hint'),
  },
  hint: {
    reason: 'We do not guess which name was meant: undeclared names must not show through suggestions.',
    applies: (pair) =>
      bothRefuse(pair, '42703', 'PGRST200', 'PGRST202') && refusal(pair.real).hint.startsWith('Perhaps you meant'),
    without: withoutKeys('hint'),
  },
  faultOrder: {
    reason:
      'Of several faults of one kind (of names in the select list, or found by the database) another is told first.',
    applies: (pair) => {
      const kinds = [refusal(pair.real), refusal(pair.ours)].map(({ code }) =>
        /^[0-9A-Z]{5}$/.test(code) ? 'database' : /^PGRST(?:108|118|119|200|201)$/.test(code) ? 'names' : code,
      );
      return (
        pair.real.status < 500 &&
        pair.ours.status < 500 &&
        ['database', 'names'].includes(kinds[0] ?? '') &&
        kinds[0] === kinds[1]
      );
    },
    without: anything,
  },
  internals: {
    reason: 'PostgREST tells everybody in the words of the database what failed inside; we say the code alone.',
    without: withoutKeys('message', 'details', 'hint'),
  },
  retryable: {
    reason: 'What may be tried again at once is 503 as in the other services; PostgREST answers 500.',
    without: (answer) => withoutStatus(withoutKeys('message', 'details', 'hint')(answer)),
  },
  rule: {
    reason: 'What a rule of ours refuses has the status of its code, as in the other services; PostgREST answers 400.',
    applies: (pair) => bothRefuse(pair, 'P0001') && pair.real.status === 400,
    without: withoutStatus,
  },
  notWritable: {
    reason: 'PostgREST answers a write to a view that takes none with 500; nothing has failed, so we answer 405.',
    applies: ({ real, ours }) => refusal(real).code === '55000' && real.status === 500 && ours.status < 500,
    without: anything,
  },
  taken: {
    reason: 'A value that is there already is told by our code and its field; PostgREST names the constraint.',
    applies: (pair) => bothRefuse(pair, '23505') && refusal(pair.ours).details.includes('"field"'),
    without: withoutKeys('message', 'details'),
  },
  unfiltered: {
    reason:
      'A change without any condition is refused as `pg-safeupdate` does, which is an extension that PostgREST leaves to the operator.',
    applies: ({ ours }) => refusal(ours).code === '21000' && refusal(ours).message.endsWith('requires a WHERE clause'),
    without: anything,
  },
  bounded: {
    reason:
      'A resource is embedded in itself there and back, and in all not without end: PostgREST makes answers that neither it nor the database can hold.',
    applies: ({ ours }) => refusal(ours).message.endsWith('is embedded in itself too often'),
    without: anything,
  },
  costly: {
    reason: 'Regular expressions are for staff: a short one can keep the database busy for minutes.',
    applies: ({ ours }) => refusal(ours).message === 'regular expressions are for staff',
    without: anything,
  },
  danglingEscape: {
    reason:
      'A pattern that ends with an escape is refused for whatever text; PostgREST refuses it once a text matches all before it, which tells of texts that a view keeps back.',
    applies: ({ real, ours }) => refusal(ours).code === '22025' && refusal(real).code !== '22025',
    without: anything,
  },
  structure: {
    reason: 'A list or an object is no text: PostgREST stores its JSON, which nobody meant, we refuse it.',
    applies: ({ ours }) => refusal(ours).code === 'request.invalid' && refusal(ours).message.endsWith('is a text'),
    without: anything,
  },
  undeclared: {
    reason: 'What is not declared does not exist here, whatever the database would let the caller do with it.',
    applies: (pair) => {
      const [real, ours] = [refusal(pair.real), refusal(pair.ours)];
      // PostgREST finds a relation that we do not, or an additional one.
      return (real.code !== ours.code && ours.code === 'PGRST200') || real.code === 'PGRST201';
    },
    without: anything,
  },
  mediaRange: {
    reason: 'PostgREST 12.0 knows no ranges of media types such as `application/*`; HTTP does, and so do we.',
    without: anything,
  },
  control: {
    reason: 'Control characters in names are refused: NUL ends the text of a statement, and no name of ours has any.',
    without: anything,
  },
} as const satisfies Record<string, Difference>;
