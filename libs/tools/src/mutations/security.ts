import { jest, type Mutation } from './mutation';

const POLICIES = jest('backend/tests/policies/(matrix|booking)');

/** Row security, grants and rights in the database. */
export const SECURITY: readonly Mutation[] = [
  {
    name: 'customer-reads-all-profiles',
    file: 'backend/schema/accounts/access.sql',
    search:
      'create policy select_own on user_profile for select to arbora_customer using (id = (select app.person_id()));',
    replace: 'create policy select_own on user_profile for select to arbora_customer using (true);',
    tests: POLICIES,
  },
  {
    name: 'customer-may-name-acl-column',
    file: 'backend/schema/accounts/access.sql',
    search: 'grant update (acl) on user_profile to arbora_admin;',
    replace: 'grant update (acl) on user_profile to arbora_customer;',
    tests: POLICIES,
  },
  {
    name: 'blocked-person-changes-profile',
    file: 'backend/schema/accounts/access.sql',
    search: 'using (id = (select app.person_id()) and (select app.is_admitted()))',
    replace: 'using (id = (select app.person_id()))',
    tests: jest('backend/src/auth/blocked', 'backend/tests/policies/accounts'),
  },
  {
    name: 'whitelist-column-is-public',
    file: 'backend/schema/booking/access.sql',
    search: "'event_slot', 'arbora_anon', '{whitelist,version,updated_at}'",
    replace: "'event_slot', 'arbora_anon', '{version,updated_at}'",
    tests: POLICIES,
  },
  {
    name: 'editor-reads-bank-statements',
    file: 'backend/schema/payment/access.sql',
    search:
      "create policy select_sales on bank_statement\nfor select\nto arbora_manager\nusing ((select app.has_acl('sales')) is true);",
    replace: 'create policy select_sales on bank_statement\nfor select\nto arbora_manager\nusing (true);',
    tests: POLICIES,
  },
  {
    name: 'blocked-staff-keep-their-rights',
    file: 'backend/schema/accounts/rights.sql',
    search: '        and not person.is_blocked\n',
    replace: '',
    tests: jest('backend/tests/policies/accounts', 'backend/src/auth/blocked', 'backend/src/http/rights'),
  },
  {
    name: 'scheduled-article-is-public-early',
    file: 'backend/schema/content/publishing.sql',
    search: 'select is_published and (publish_at is null or publish_at <= now());',
    replace: 'select is_published;',
    tests: jest('backend/schema/content/publishing'),
  },
  {
    name: 'last-admin-is-demoted',
    file: 'backend/schema/accounts/admins.sql',
    search: '    where person.id <> p_id\n      and app_private.is_admin(',
    replace: '    where app_private.is_admin(',
    tests: jest('backend/src/auth/(user-admin|erasure|roles)'),
  },
];
