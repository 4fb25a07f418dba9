import { hash } from '@node-rs/argon2';
import type { Acl, AuthRole, UserProfile } from '@arbora/domain';
import { DEMO_PASSWORD, PRODUCT, ROLE } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { insertRows } from './insert';
import { seedId } from './seed-id';

interface DemoAccount {
  email: string;
  role: AuthRole;
  acl?: Acl[];
  profile: Partial<UserProfile> & { name: string };
}

/** The demo accounts, one per kind of user; printed at start. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'admin@arbora.example',
    role: ROLE.admin,
    acl: ['admin'],
    profile: { name: 'Alena Dvořáková', nickname: 'Alena' },
  },
  {
    email: 'editor@arbora.example',
    role: ROLE.manager,
    acl: ['editor'],
    profile: { name: 'Eduard Novotný', nickname: 'Eda' },
  },
  {
    email: 'sales@arbora.example',
    role: ROLE.manager,
    acl: ['sales'],
    profile: { name: 'Simona Králová', nickname: 'Simona' },
  },
  {
    email: 'jobs@arbora.example',
    role: ROLE.manager,
    acl: ['jobs'],
    profile: { name: 'Jana Benešová', nickname: 'Jana' },
  },
  {
    email: 'customer@arbora.example',
    role: ROLE.customer,
    profile: {
      name: 'Karel Zahradník',
      nickname: 'zahradnik',
      phone: '+420 602 123 456',
      ico: '27082440',
      dic: 'CZ27082440',
      company: 'Zahrady Zahradník s.r.o.',
      company_type: 2,
      street: 'Polní 12',
      city: 'Mělník',
      zip: '276 01',
      country: 'CZ',
    },
  },
  {
    email: 'customer.sk@arbora.example',
    role: ROLE.customer,
    profile: { name: 'Zuzana Kováčová', nickname: 'zuzka', phone: '+421 905 123 456', city: 'Trnava', country: 'SK' },
  },
  {
    email: 'waiting@arbora.example',
    role: ROLE.registration,
    profile: {
      name: 'Václav Čekal',
      ico: '25596641',
      company: 'Čekal a synové, školka',
      company_type: 6,
      city: 'Olomouc',
      country: 'CZ',
    },
  },
];

export function personId(email: string): string {
  return seedId(`person ${email}`);
}

export async function seedAccounts(client: ClientBase, now: Date): Promise<void> {
  // One hash for all accounts: the password is public anyway.
  const passwordHash = await hash(DEMO_PASSWORD);
  const createdAt = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  await insertRows(
    client,
    'public.auth_person',
    DEMO_ACCOUNTS.map(({ email, role, profile }) => ({
      id: personId(email),
      email,
      roles: [role],
      allowed_apps: [PRODUCT],
      prefs: { name: profile.name, locale: 'cs', profile: { country: profile.country ?? null } },
      is_blocked: false,
      created_at: createdAt,
    })),
  );
  await insertRows(
    client,
    'public.user_profile',
    DEMO_ACCOUNTS.map(({ email, acl, profile }) => ({
      id: personId(email),
      email,
      nickname: profile.nickname ?? null,
      name: profile.name,
      phone: profile.phone ?? null,
      ico: profile.ico ?? null,
      dic: profile.dic ?? null,
      company: profile.company ?? null,
      company_type: profile.company_type ?? null,
      street: profile.street ?? null,
      city: profile.city ?? null,
      zip: profile.zip ?? null,
      country: profile.country ?? 'CZ',
      acl: acl ?? [],
      locale: 'cs',
      created_at: createdAt,
    })),
  );
  await insertRows(
    client,
    'app_private.credential',
    DEMO_ACCOUNTS.map(({ email }) => ({
      person_id: personId(email),
      password_hash: passwordHash,
      changed_at: createdAt,
    })),
  );
}
