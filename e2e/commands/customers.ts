import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, PRODUCT, ROLE, type AuthPerson } from '@arbora/domain';
import { api } from './api';
import { ADMIN, tokenOf, type Account } from './session';

export interface Customer extends Account {
  id: string;
  name: string;
}

/** Returns a unique e-mail address. */
export function uniqueEmail(): string {
  return `zakaznik-${randomUUID()}@example.org`;
}

/** Creates an approved Czech customer for the test. */
export async function createCustomer(name = 'Jana Nováková'): Promise<Customer> {
  const email = uniqueEmail();
  const { id } = await api<AuthPerson>('/auth/user/create', {
    method: 'POST',
    token: await tokenOf(ADMIN),
    body: {
      email,
      password: DEMO_PASSWORD,
      name,
      roles: [ROLE.customer],
      allowed_apps: [PRODUCT],
      prefs: { locale: 'cs', profile: { country: 'CZ' } },
    },
  });
  return { id, email, name };
}
