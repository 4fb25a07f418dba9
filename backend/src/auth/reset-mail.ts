import { RESET_LINK_MINUTES, type UserProfile } from '@arbora/domain';
import { routes } from '@arbora/routes';
import type { Deps } from '../service';
import { AppError } from '../http/errors';
import { isRefusedDemo } from './demo-accounts';
import { hashSecretToken, newSecretToken } from './secret-token';

type Recipient = Pick<UserProfile, 'id' | 'locale'>;

/**
 * Queues the mail with a password reset link, in the transaction that makes the link; returns the person's id. Link and
 * text are always ours, regardless of the request (decision 21). `email` is trimmed and lower-case. Throws
 * auth.user_unknown (spec §8).
 */
export async function sendResetMail({ config, database }: Deps, email: string): Promise<string> {
  return database.asService(async (client) => {
    const { rows } = await client.query<Recipient>(
      `select p.id, coalesce(u.locale, 'cs') as locale
       from public.auth_person p left join public.user_profile u on u.id = p.id where p.email = $1`,
      [email],
    );
    const [person] = rows;
    if (person === undefined || isRefusedDemo(email, config)) throw new AppError('auth.user_unknown');
    const ref = newSecretToken();
    await client.query(
      `insert into app_private.password_reset (person_id, ref_hash, expires_at)
       values ($1, $2, now() + make_interval(mins => $3))`,
      [person.id, hashSecretToken(ref), RESET_LINK_MINUTES],
    );
    const link = `${config.publicOrigin}/${person.locale}${routes.passwordReset.href()}?ref=${ref}`;
    await client.query('select app_private.enqueue_mail($1, $2, $3, $4)', [
      'password-reset',
      email,
      person.locale,
      { link, minutes: RESET_LINK_MINUTES },
    ]);
    return person.id;
  });
}
