import { createHash } from 'node:crypto';
import { contactMessageSchema } from '@arbora/domain';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';

const ADDRESS_LIMIT: RateLimit = { scope: 'contact.message', max: 10, windowSeconds: 3600 };
const SENDER_LIMIT: RateLimit = { scope: 'contact.message.email', max: 5, windowSeconds: 3600 };

/**
 * `POST /api/backend/contact_message` → 202 `{ sent: true }`: the message is mailed to its branch, and replies go to the
 * sender. The same message sent twice is mailed once. 400 request.invalid for an unknown branch, 429 request.limited.
 */
export function contactMessageRoute(app: App, { config, database }: Deps): void {
  app.post(
    '/api/backend/contact_message',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'Send a message to the nursery', errors: ['request.limited'], body: contactMessageSchema },
    },
    async (request, reply) => {
      const { locale, ...message } = request.body;
      if (message.branch !== '' && !config.branches.some(({ name }) => name === message.branch)) {
        throw new AppError('request.invalid', { fields: { branch: 'invalid' } });
      }
      await countCall(database, ADDRESS_LIMIT, limitKey(request));
      await countCall(database, SENDER_LIMIT, message.email);
      const hash = createHash('sha256').update(JSON.stringify(message)).digest('hex');
      await database.service.query("select app_private.enqueue_mail('contact-message', null, 'cs', $1, $2)", [
        JSON.stringify({ ...message, locale }),
        `contact-message:${hash}`,
      ]);
      return reply.code(202).send({ sent: true });
    },
  );
}
