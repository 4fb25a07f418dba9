import { VARIABLE_SYMBOL_MAX } from '@arbora/domain';

/** Parses a variable symbol field without leading zeros; null for zeros and invalid values. */
export function variableSymbolOf(field: string): string | null {
  const digits = field.trim().replace(/^0+/, '');
  return /^\d+$/.test(digits) && digits.length <= VARIABLE_SYMBOL_MAX ? digits : null;
}

/** Finds a variable symbol in a text, as in payments from Slovakia: `/VS0123/SS/KS0308`, `VS: 123`. */
export function variableSymbolIn(text: string): string | null {
  const match = /(?:^|[^\p{L}\p{N}])VS\s?[:/.]?\s?(\d{1,20})(?![\d\p{L}])/iu.exec(text);
  return match === null ? null : variableSymbolOf(match[1] ?? '');
}
