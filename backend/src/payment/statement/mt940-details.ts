import { tidy, type ReadMovement } from './statement';

/** Lengths at which banks wrap a text within a word: into the next subfield, and into the next line. */
const WRAPPED_AT = { subfield: 27, line: 65 };

const MESSAGE = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '60', '61', '62', '63'];
const NAME = ['32', '33'];

type Details = Pick<ReadMovement, 'counter_account' | 'counter_name' | 'texts' | 'message'>;

/**
 * Reads the details of a movement (:86:): subfields of two digits after `?`, `<`, `~` or `^` (20–29 and 60–63 message,
 * 30 bank, 31 account, 32 and 33 name, 38 IBAN), or free text.
 */
export function mt940Details(value: string): Details {
  const mark = /^\d{0,3}([?<~^])\d{2}/.exec(value)?.[1];
  if (mark === undefined) {
    const message = tidy(joinWrapped(value.split('\n'), WRAPPED_AT.line), 500);
    return { counter_account: null, counter_name: null, texts: message === null ? [] : [message], message };
  }
  const subfields = subfieldsOf(value.replaceAll('\n', ''), mark);
  const joined = (...codes: readonly string[]) =>
    tidy(joinWrapped(codes.map((code) => subfields.get(code) ?? ''), WRAPPED_AT.subfield), 500); // oxfmt-ignore
  const message = joined(...MESSAGE);
  const [bank, account, iban] = [joined('30'), joined('31'), joined('38')];
  const domestic = account !== null && bank !== null && /^\d{4}$/.test(bank) ? `${account}/${bank}` : account;
  return {
    counter_account: tidy(iban ?? domestic, 50),
    counter_name: tidy(joined(...NAME), 140),
    texts: message === null ? [] : [message],
    message,
  };
}

/** Subfields by their code; the mark without two digits after it belongs to the text. */
function subfieldsOf(value: string, mark: string): Map<string, string> {
  const subfields = new Map<string, string>();
  let code = '';
  for (const piece of value.split(mark).slice(1)) {
    const isSubfield = /^\d{2}/.test(piece);
    if (isSubfield) code = piece.slice(0, 2);
    subfields.set(code, (subfields.get(code) ?? '') + (isSubfield ? piece.slice(2) : mark + piece));
  }
  return subfields;
}

/** Joins the parts of a text: a full part continues in the next one, others are separate. */
function joinWrapped(parts: readonly string[], full: number): string {
  return parts.reduce((text, part) => text + part + (part.length >= full ? '' : ' '), '');
}
