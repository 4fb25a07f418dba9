import { ROLE, SECTION_ACCESS, type ManagerSection } from '@arbora/domain';
import { createRightCheck } from '../http/rights';
import { idempotencyHeaders } from '../http/idempotency';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { LETTER_BODY_LIMIT, letterSchema } from './letter';
import { queueLetter } from './queue-letter';

/** Limit of letters per person. */
const LIMIT: RateLimit = { scope: 'mail.write', max: 60, windowSeconds: 3600 };

/**
 * `POST /api/mail` (spec §7, mail service): queues a letter of the staff → 202 `{ queued, newsletter? }`, the number of
 * recipients and the id of a sent newsletter; `isTest` sends a newsletter to the caller alone. For staff with the right
 * to the section in `category`. Attachments are `{ filename, content }` in base64, identified by their content: pdf,
 * jpeg, png, txt, csv, ics. A repeated `Idempotency-Key` queues nothing more; with another letter it is 400
 * request.invalid. 403 auth.forbidden, 429 request.limited.
 */
export function writeMailRoute(app: App, { database }: Deps): void {
  const checkRight = createRightCheck(database);
  app.post(
    '/api/mail',
    {
      bodyLimit: LETTER_BODY_LIMIT,
      config: { access: [ROLE.manager], acl: [...new Set(Object.values(SECTION_ACCESS).flat())] },
      // Before the attachments are parsed: checks the right to the section of the letter.
      preValidation: async ({ caller, body }) => {
        const section = sectionOf(body);
        if (section !== null) await checkRight(caller.claims, SECTION_ACCESS[section]);
      },
      schema: {
        summary: 'Write to customers, or to the subscribers of a newsletter',
        errors: ['request.limited', 'mailing.list_unknown'],
        body: letterSchema,
        headers: idempotencyHeaders,
      },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      await countCall(database, LIMIT, claims?.sub ?? '');
      const queued = await queueLetter(database, claims, request.body, request.headers['idempotency-key'] ?? null);
      return reply.code(202).send(queued);
    },
  );
}

/** The section in an unvalidated body; null if there is none. */
function sectionOf(body: unknown): ManagerSection | null {
  const category: unknown = typeof body === 'object' && body !== null && 'category' in body ? body.category : null;
  return typeof category === 'string' && Object.hasOwn(SECTION_ACCESS, category) ? (category as ManagerSection) : null;
}
