import type { OracleAnswer } from './oracle';

interface Difference {
  reason: string;
  /** Takes out of an answer what may differ. */
  without(answer: OracleAnswer): OracleAnswer;
}

/** Every way in which our service answers otherwise than PostgREST 12.0.2, on purpose. */
export const DIFFERENCES = {
  wording: {
    reason:
      'Where reading failed we say what was expected there in words of our own; code, status and kind are the same.',
    without: (answer) => withoutKeys(answer, ['message', 'details', 'hint']),
  },
  hint: {
    reason: 'We do not guess which name was meant: undeclared names must not show through suggestions.',
    without: (answer) => withoutKeys(answer, ['hint']),
  },
  contentType: {
    reason:
      'PostgREST 12.0 sends two content types in one header when it refuses a single object; we send the one of errors.',
    without: ({ headers, ...answer }) => ({ ...answer, headers: { ...headers, 'content-type': undefined } }),
  },
  writtenOrder: {
    reason: 'PostgREST 12.0 ignores `order` on the rows that a write returns; we sort them.',
    without: (answer) => ({ ...answer, body: sorted(answer.body) }),
  },
  internals: {
    reason: 'PostgREST tells everybody in the words of the database what failed inside; we say the code alone.',
    without: (answer) => withoutKeys(answer, ['message', 'details', 'hint']),
  },
  later: {
    reason: 'What may be tried again at once is 503 as in the other services; PostgREST answers 500.',
    without: (answer) => ({ ...withoutKeys(answer, ['message', 'details', 'hint']), status: 0 }),
  },
  rule: {
    reason: 'What a rule of ours refuses has the status of its code, as in the other services; PostgREST answers 400.',
    without: (answer) => ({ ...answer, status: 0 }),
  },
  notWritable: {
    reason: 'PostgREST answers a write to a view that takes none with 500; nothing has failed, so we answer 405.',
    without: (answer) => ({ ...answer, status: 0 }),
  },
  taken: {
    reason: 'A value that is there already is told by our code and its field; PostgREST names the constraint.',
    without: (answer) => withoutKeys(answer, ['message', 'details']),
  },
  unfiltered: {
    reason:
      'A change without any condition is refused as `pg-safeupdate` does, which is an extension that PostgREST leaves to the operator.',
    without: () => ({ status: 0, headers: {}, body: null }),
  },
  bounded: {
    reason:
      'A resource is embedded in itself there and back, and in all not without end: PostgREST makes answers that neither it nor the database can hold.',
    without: () => ({ status: 0, headers: {}, body: null }),
  },
  costly: {
    reason: 'Regular expressions are for staff: a short one can keep the database busy for minutes.',
    without: () => ({ status: 0, headers: {}, body: null }),
  },
  structure: {
    reason: 'A list or an object is no text: PostgREST stores its JSON, which nobody meant, we refuse it.',
    without: () => ({ status: 0, headers: {}, body: null }),
  },
  undeclared: {
    reason: 'What is not declared does not exist here, whatever the database would let the caller do with it.',
    without: () => ({ status: 0, headers: {}, body: null }),
  },
  mediaRange: {
    reason: 'PostgREST 12.0 knows no ranges of media types such as `application/*`; HTTP does, and so do we.',
    without: () => ({ status: 0, headers: {}, body: null }),
  },
  unselected: {
    reason:
      'What a function returns can be filtered and ordered by columns that are not selected; PostgREST 12.0 cannot.',
    without: () => ({ status: 0, headers: {}, body: null }),
  },
} as const satisfies Record<string, Difference>;

export type DifferenceName = keyof typeof DIFFERENCES;

export function withoutDifferences(answer: OracleAnswer, names: readonly DifferenceName[]): OracleAnswer {
  return names.reduce((left, name) => DIFFERENCES[name].without(left), answer);
}

/** Lists without their order, at every depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(sorted);
    return items.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, sorted(item)]));
}

function withoutKeys(answer: OracleAnswer, keys: readonly string[]): OracleAnswer {
  const { body } = answer;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return answer;
  return { ...answer, body: Object.fromEntries(Object.entries(body).filter(([key]) => !keys.includes(key))) };
}
