import { PRODUCT, ROLE, type Registration } from '@arbora/domain';
import { announceRegistration } from '../auth/announce-registration';
import { createPerson } from '../auth/create-person';
import { hashPassword } from '../auth/password';
import { runIdempotently } from '../http/idempotency';
import type { Deps } from '../service';

/**
 * Creates an account that awaits approval and notifies the person and the nursery (at the address of the person's
 * country, spec §9), in one transaction; returns its id. Repeated with the same key it only returns the id again.
 * Requested newsletters are confirmed by a separate mail. Raises auth.user_exists, profile.nickname_taken.
 */
export async function createProfile(
  { config, database }: Deps,
  registration: Registration,
  key?: string,
): Promise<{ id: string; isRepeated: boolean }> {
  const { password, apiKey: _apiKey, ...request } = registration;
  const { email, subscriptions, return_path, ...profile } = request;
  const { name, locale, country, company, ico, phone } = profile;
  const passwordHash = await hashPassword(password);
  return database.asService(async (client) => {
    const idempotent = { operation: 'profile_create', key, personId: null, request };
    const { result, isRepeated } = await runIdempotently(client, idempotent, async () => {
      const id = await createPerson(client, {
        email,
        passwordHash,
        roles: [ROLE.registration],
        allowedApps: [PRODUCT],
        prefs: {
          name,
          locale,
          subscriptions,
          ...(return_path === '' ? {} : { return_path }),
          profile: { country, company, ico, phone },
        },
        profile,
      });
      await announceRegistration(client, config, { id, email, name, company, ico, phone, country });
      await client.query('select app_private.enqueue_mail($1, $2, $3, $4, $5)', [
        'registration-received',
        email,
        locale,
        { person_id: id },
        `registration-received:${id}`,
      ]);
      const lists = subscriptions.filter((list) => config.mailingLists.includes(list));
      await client.query('select app_private.request_subscriptions($1, $2, $3, $4)', [email, lists, id, locale]);
      return { id };
    });
    return { id: result.id, isRepeated };
  });
}
