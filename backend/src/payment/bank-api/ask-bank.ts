import type { BankApiFailure } from '@arbora/domain';
import type { BankApi } from '../../config-bank-api';
import { callExternal } from '../../http/external-service';

/** Movements of a week, of 90 days after a long pause; about 2 kB each. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Reason by status, as the bank documents them: it answers a token that is not valid with 500. */
const FAILURES: Readonly<Record<number, BankApiFailure>> = {
  404: 'token',
  409: 'too_soon',
  422: 'history',
  500: 'token',
};

/** A failed request to the bank. It has neither the address nor the cause, which contain the token. */
export class BankFailed extends Error {
  constructor(readonly failure: BankApiFailure) {
    super(`the bank's API: ${failure}`);
  }
}

/**
 * Returns the movements of days, `YYYY-MM-DD`, as the bank's JSON.
 * @throws BankFailed
 */
export async function askBank(
  { token, url }: BankApi,
  { from, to }: { from: string; to: string },
  timeoutMs: number,
): Promise<Buffer> {
  const address = `${url}/periods/${token}/${from}/${to}/transactions.json`;
  const answer = await callExternal(address, { timeoutMs, maxBytes: MAX_BYTES }).catch((error: unknown) => {
    throw new BankFailed(isTimeout(error) ? 'timeout' : 'unavailable');
  });
  if (answer.status !== 200) throw new BankFailed(FAILURES[answer.status] ?? 'unavailable');
  return answer.body;
}

/** Errors of the platform are not of this module's `Error`. */
function isTimeout(error: unknown): boolean {
  const { name, cause } = (error ?? {}) as Partial<Error>;
  return name === 'TimeoutError' || (cause !== undefined && isTimeout(cause));
}
