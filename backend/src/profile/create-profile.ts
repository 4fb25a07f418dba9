import { PRODUCT, ROLE, type Registration } from '@arbora/domain';
import { announceRegistration } from '../auth/announce-registration';
import { createPerson } from '../auth/create-person';
import { hashPassword } from '../auth/password';
import type { Deps } from '../service';

/**
 * Opens an account that awaits approval and tells the nursery, all or nothing; returns its id. The notification goes to
 * the address of the person's country (spec §9); newsletters asked for are confirmed by a mail of their own. Raises
 * auth.user_exists, profile.nickname_taken.
 */
export async function createProfile({ config, database }: Deps, registration: Registration): Promise<string> {
  const { email, password, subscriptions, apiKey: _apiKey, ...profile } = registration;
  const { name, locale, country, company, ico, phone } = profile;
  const passwordHash = await hashPassword(password);
  return database.asService(async (client) => {
    const id = await createPerson(client, {
      email,
      passwordHash,
      roles: [ROLE.registration],
      allowedApps: [PRODUCT],
      prefs: { name, locale, subscriptions, profile: { country, company, ico, phone } },
      profile,
    });
    await announceRegistration(client, config, { id, email, name, company, ico, phone, country });
    const lists = subscriptions.filter((list) => config.mailingLists.includes(list));
    await client.query('select app_private.request_subscriptions($1, $2, $3, $4)', [email, lists, id, locale]);
    return id;
  });
}
