import type { EmailChangeOutcome } from '@arbora/domain';
import * as v from 'valibot';
import type { PrivateRow } from '../../database/private/private-row';
import { limitKey } from '../../http/client-ip';
import { AppError } from '../../http/errors';
import { requiredMachineText } from '../../http/fields';
import { countCall, type RateLimit } from '../../http/rate-limit';
import type { App, Deps } from '../../service';
import { logAuthEvent } from '../auth-log';
import { hashSecretToken } from '../secret-token';

const body = v.strictObject({ ref: requiredMachineText(200), answer: v.picklist(['confirm', 'refuse'], 'invalid') });

const LIMIT: RateLimit = { scope: 'user.email_change.answer', max: 30, windowSeconds: 3600 };

/**
 * `POST /api/auth/email_change` `{ ref, answer }` → `{ outcome }`: the answer of one of the two addresses of a change,
 * by the link in its mail. `confirm` gives `waiting` until the other address has confirmed too, then `changed`;
 * `refuse` ends the change. 410 auth.link_expired for a link that is used, refused, a day old or unknown.
 */
export function registerAnswerEmailChange(app: App, { database }: Deps): void {
  app.post(
    '/api/auth/email_change',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Confirms or refuses a change of address by the link of a mail',
        errors: ['auth.link_expired', 'auth.user_exists', 'auth.blocked', 'request.limited'],
        body,
      },
    },
    async (request): Promise<{ outcome: EmailChangeOutcome }> => {
      await countCall(database, LIMIT, limitKey(request));
      const hash = hashSecretToken(request.body.ref);
      return { outcome: request.body.answer === 'confirm' ? await confirm(hash) : await refuse(hash) };

      async function confirm(token: Buffer): Promise<EmailChangeOutcome> {
        const { rows } = await database.asService((client) =>
          client.query<{ person_id: string; old_email: string; is_changed: boolean }>(
            'select person_id, old_email, is_changed from app_private.confirm_email_change($1)',
            [token],
          ),
        );
        const [answer] = rows;
        if (answer === undefined) throw new AppError('auth.link_expired');
        if (!answer.is_changed) return 'waiting';
        const { person_id: personId, old_email: email } = answer;
        await logAuthEvent(database, request, { event: 'email_changed', personId, email });
        return 'changed';
      }

      async function refuse(token: Buffer): Promise<EmailChangeOutcome> {
        const { rows } = await database.asService((client) =>
          client.query<PrivateRow<'email_change', 'person_id'>>(
            `delete from app_private.email_change
             where $1 in (old_token_hash, new_token_hash) and expires_at > clock_timestamp() returning person_id`,
            [token],
          ),
        );
        if (rows[0] === undefined) throw new AppError('auth.link_expired');
        await logAuthEvent(database, request, { event: 'email_change_refused', personId: rows[0].person_id });
        return 'refused';
      }
    },
  );
}
