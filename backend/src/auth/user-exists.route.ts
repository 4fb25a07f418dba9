import { emailSchema, PRODUCT } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';

const body = v.strictObject({ bucket_id: v.literal(PRODUCT, 'invalid'), email: emailSchema });

/** Enough for a person who fills in a form, too few to try a list of addresses. */
const LIMIT: RateLimit = { scope: 'user.exists', max: 60, windowSeconds: 3600 };

/** `POST /api/auth/user/exists` → `true` or `false` (spec §7). */
export function registerUserExists(app: App, { database }: Deps): void {
  app.post(
    '/api/auth/user/exists',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'Whether an address has an account', errors: ['request.limited'], body },
    },
    async (request, reply) => {
      await countCall(database, LIMIT, limitKey(request));
      const { rows } = await database.asService((client) =>
        client.query('select 1 from public.auth_person where email = $1', [request.body.email]),
      );
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows.length > 0));
    },
  );
}
