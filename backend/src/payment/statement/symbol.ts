import { VARIABLE_SYMBOL_MAX } from '@arbora/domain';

/** A variable symbol from a field of its own, without leading zeros; null for zeros, and for what is none. */
export function variableSymbolOf(field: string): string | null {
  const digits = field.trim().replace(/^0+/, '');
  return /^\d+$/.test(digits) && digits.length <= VARIABLE_SYMBOL_MAX ? digits : null;
}

/** A variable symbol written into a text, as payments from Slovakia carry it: `/VS0123/SS/KS0308`, `VS: 123`. */
export function variableSymbolIn(text: string): string | null {
  const match = /(?:^|[^\p{L}\p{N}])VS\s?[:/.]?\s?(\d{1,20})(?![\d\p{L}])/iu.exec(text);
  return match === null ? null : variableSymbolOf(match[1] ?? '');
}
