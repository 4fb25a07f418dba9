import { emailSchema, PRODUCT } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { machineText } from '../http/fields';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { logAuthEvent } from './auth-log';
import { sendResetMail } from './reset-mail';

/** The body of spec §7. Only the address is used; content and link of the mail are the server's. */
const body = v.strictObject({
  email: emailSchema,
  bucket_id: v.literal(PRODUCT, 'invalid'),
  postman: v.optional(
    v.strictObject({
      mailTo: v.optional(machineText(254)),
      subject: v.optional(machineText(200)),
      mailFrom: v.optional(machineText(254)),
      mailFromName: v.optional(machineText(200)),
      category: v.optional(machineText(100)),
      templateId: v.optional(v.pipe(v.number('invalid'), v.integer('invalid'))),
      align: v.optional(machineText(20)),
      context: v.optional(
        v.strictObject({
          align: v.optional(machineText(20)),
          headline: v.optional(machineText(200)),
          body_html: v.optional(machineText(20_000)),
        }),
      ),
    }),
  ),
  resetLink: v.optional(machineText(500)),
  expiryMins: v.optional(v.pipe(v.number('invalid'), v.integer('invalid'))),
});

/** Ten an hour from one address, five an hour to one: prevents listing accounts and flooding mailboxes. */
const BY_ADDRESS: RateLimit = { scope: 'user.reset_mail', max: 10, windowSeconds: 3600 };
const BY_ACCOUNT: RateLimit = { scope: 'user.reset_mail.account', max: 5, windowSeconds: 3600 };

/**
 * `POST /api/auth/user/reset_mail` → 204 once the mail is queued; its link is good for 15 minutes and one use. 404
 * auth.user_unknown (spec §8), 429 request.limited.
 */
export function registerResetMail(app: App, deps: Deps): void {
  app.post(
    '/api/auth/user/reset_mail',
    {
      config: { access: 'public', token: 'ignored' },
      schema: {
        summary: 'Mails a link to set a new password',
        errors: ['auth.user_unknown', 'request.limited'],
        body,
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      await countCall(deps.database, BY_ADDRESS, limitKey(request));
      await countCall(deps.database, BY_ACCOUNT, email);
      const personId = await sendResetMail(deps, email);
      await logAuthEvent(deps.database, request, { event: 'reset_requested', personId, email });
      return reply.code(204).send();
    },
  );
}
