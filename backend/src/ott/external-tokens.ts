import * as v from 'valibot';
import { AppError } from '../http/errors';
import { callExternal, type ExternalResponse } from '../http/external-service';
import type { OneTimeTokens } from './one-time-tokens';

const issued = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)), expires_at: v.string() });
const redeemed = v.object({ app_id: v.string() });

/** An external service with the same API as ours: POST to `url` and to `url/verify`. */
export function externalTokens(url: string): OneTimeTokens {
  return {
    async issue(request) {
      const response = await callExternal(url, { body: request });
      if (response.status === 409) throw new AppError('ott.replayed');
      if (refused(response)) throw new AppError('ott.signature_invalid');
      return read(issued, response);
    },
    async redeem(token) {
      const response = await callExternal(`${url}/verify`, { body: { token } });
      if (refused(response)) throw new AppError('ott.token_invalid');
      return read(redeemed, response);
    },
  };
}

function refused({ status }: ExternalResponse): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function read<T>(schema: v.GenericSchema<unknown, T>, { status, text }: ExternalResponse): T {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (status >= 300 || !parsed.success) {
    throw new AppError('unavailable', { message: 'the one-time token service gives no token', retryAfter: 5 });
  }
  return parsed.output;
}
