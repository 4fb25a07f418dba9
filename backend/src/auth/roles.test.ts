import { ROLE } from '@arbora/domain';
import { allowedRolesOf, pickRole } from './roles';

const { admin, manager, customer, jobs, registration } = ROLE;

describe('allowedRolesOf', () => {
  it.each([
    ['a customer', [customer], [], [customer]],
    ['an admin by acl', [customer], ['admin'], [admin, manager, customer]],
    ['an admin by auth role', [admin], [], [admin, manager, customer]],
    ['an editor', [customer], ['editor'], [manager, customer]],
    ['a manager by auth role', [manager], [], [manager, customer]],
    ['a recruiter', [customer, jobs], ['jobs'], [manager, customer, jobs]],
    ['a pending registration', [registration], [], []],
    ['a pending registration that names itself admin', [registration, admin], ['admin'], []],
    ['an unknown acl value', [customer], ['gardener'], [customer]],
  ])('%s', (_who, roles, acl, expected) => {
    expect(allowedRolesOf(roles, acl)).toEqual(expected);
  });
});

describe('pickRole', () => {
  it('picks the customer role by default', () => {
    expect(pickRole([manager, customer], undefined)).toBe(customer);
  });
  it('picks a requested lower role that the person has', () => {
    expect(pickRole([admin, manager, customer], customer)).toBe(customer);
  });
  it('refuses a role that the person does not have', () => {
    expect(pickRole([customer], admin)).toBeNull();
    expect(pickRole([], undefined)).toBeNull();
  });
});
