import type { OracleAnswer } from '../oracle';
import type { OracleCase } from '../oracle-case';

/** A request with both responses. */
export interface Pair {
  request: OracleCase;
  real: OracleAnswer;
  ours: OracleAnswer;
}

export interface Difference {
  reason: string;
  /** Whether a difference may occur in a generated request; without it only in written cases. */
  applies?: (pair: Pair) => boolean;
  /** Removes from a response the parts that may differ. */
  without: (answer: OracleAnswer) => OracleAnswer;
}

/** Removes everything. */
export const anything = (): OracleAnswer => ({ status: 0, headers: {}, body: null });

export function withoutStatus(answer: OracleAnswer): OracleAnswer {
  return { ...answer, status: 0 };
}

export function withoutKeys(...keys: string[]) {
  return (answer: OracleAnswer): OracleAnswer => {
    const { body } = answer;
    if (!isObject(body)) return answer;
    return { ...answer, body: Object.fromEntries(Object.entries(body).filter(([key]) => !keys.includes(key))) };
  };
}

/** Code, message and details of a refusal; empty for any other response. */
export function refusal({ status, body }: OracleAnswer): {
  code: string;
  message: string;
  details: string;
  hint: string;
} {
  const { code, message, details, hint } = status >= 300 && isObject(body) ? body : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { code: text(code), message: text(message), details: text(details), hint: text(hint) };
}

/** Whether both refuse with this code. */
export function bothRefuse({ real, ours }: Pair, ...codes: string[]): boolean {
  const { code } = refusal(ours);
  return codes.includes(code) && refusal(real).code === code;
}

/** Values of a parameter, decoded. */
export function valuesOf({ path }: OracleCase, name: string): string[] {
  return new URL(path, 'http://oracle').searchParams.getAll(name);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
