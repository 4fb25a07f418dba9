import { AppError } from '../http/errors';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { logAuthEvent } from './auth-log';

const LIMIT: RateLimit = { scope: 'user.data', max: 10, windowSeconds: 3600 };

/**
 * `GET /api/auth/user/data` → all data held about the caller, as a JSON file by kind: `account`, `profile`, `sessions`,
 * `account_events`, `reservations`, `orders`, `comments` and the like.
 */
export function registerOwnData(app: App, { database }: Deps): void {
  app.get(
    '/api/auth/user/data',
    {
      config: { access: 'anyone-with-token' },
      schema: { summary: 'All data held about the caller', errors: ['request.limited', 'auth.user_unknown'] },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      await countCall(database, LIMIT, claims.sub);
      const { rows } = await database.asService((client) =>
        client.query<{ data: object | null }>(
          'select app_private.person_data($1) || app_private.counted_company_data($1) as data',
          [claims.sub],
        ),
      );
      const data = rows[0]?.data ?? null;
      if (data === null) throw new AppError('auth.user_unknown');
      await logAuthEvent(database, request, { event: 'data_exported', personId: claims.sub, email: claims.email });
      return reply.header('content-disposition', 'attachment; filename="arbora-data.json"').send(data);
    },
  );
}
