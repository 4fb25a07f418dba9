import type { Policy } from './grammar';

const OWN_FIELDS = `nickname name phone ico dic company street city zip company_type country region basket
  basket_version locale`;

export const accounts: Policy = {
  arrange: [
    `insert into app_private.auth_log (event, email) values ('login_failed', 'nobody@arbora.example')`,
    `with person as (
       insert into auth_person (email, roles, is_blocked)
       values ('blocked@arbora.example', '{arbora_customer}', true) returning id, email
     )
     insert into user_profile (id, email, nickname, country) select id, email, 'Zlobil', 'CZ' from person`,
    `insert into saved_view (profile_id, section, name, params)
     select id, 'manager.content/news', 'Moje', 'q=dub' from user_profile where acl is not null`,
    `with person as (
       insert into auth_person (email) values ('decided@arbora.example') returning id, email
     ), profile as (insert into user_profile (id, email) select id, email from person returning id)
     insert into registration_decision (person_id, is_approved, due_at) select id, true, now() from profile`,
  ],
  relations: {
    auth_person: {
      sets: { own: 'id = $person' },
      select: { 'customers blocked jobs editor sales': 'own', admin: 'all' },
      update: { admin: { columns: 'roles allowed_apps prefs is_blocked' } },
    },
    user_profile: {
      sets: {
        own: 'id = $person',
        // Sales staff see people with a reservation or an order.
        guests: `id = $person or id in (select person_id from booking_reservation)
          or id in (select profile_id from shop_order)`,
      },
      select: { 'customers blocked jobs editor': 'own', sales: 'guests', admin: 'all' },
      update: {
        'customers jobs editor sales': { rows: 'own', columns: OWN_FIELDS },
        admin: { columns: `acl ${OWN_FIELDS}` },
      },
    },
    saved_view: {
      sets: { own: 'profile_id = $person' },
      select: { staff: 'own' },
      insert: { staff: { rows: 'own', columns: 'profile_id section name params row_height is_default' } },
      update: { staff: { rows: 'own', columns: 'name params row_height is_default' } },
      delete: { staff: 'own' },
      sample: `select $person as profile_id, 'manager.content/news' as section, 'Nový' as name, 'q=buk' as params,
        'compact' as row_height, false as is_default`,
    },
    registration_decision: {
      key: 'person_id',
      select: { admin: 'all' },
    },
    up_nicknames: {
      sets: {
        all: 'select nickname from user_profile where nickname is not null',
        // People who chose a nickname, people visible anyway, and oneself.
        visible: `select nickname from user_profile where nickname is not null and (
          id = $person or id in (select profile_id from news_comment where hidden_reason is null union select profile_id from news_rating)
          or nickname <> split_part(email, '@', 1) || left(id::text, 4))`,
      },
      key: 'nickname',
      select: { 'people blocked': 'visible' },
    },
    auth_events: {
      sets: { all: 'select id from app_private.auth_log' },
      select: { admin: 'all' },
    },
  },
  functions: {
    claims: 'everyone',
    person_id: 'everyone',
    person_email: 'everyone',
    tidy_line: { args: `select 'a'`, may: 'everyone' },
    tidy_lines: { args: `select 'a'`, may: 'everyone' },
    is_email_address: { args: `select 'a@b.example'`, may: 'everyone' },
    is_phone: { args: `select '315000111'`, may: 'everyone' },
    is_web_address: { args: `select 'https://a.example'`, may: 'everyone' },
    given_text_fault: { args: `select 'a', false`, may: 'everyone' },
    has_hidden_text: { args: `select '{}'::jsonb`, may: 'everyone' },
    nickname_skeleton: { args: `select 'a'`, may: 'everyone' },
    is_nickname: { args: `select 'a'`, may: 'everyone' },
    is_reserved_nickname: { args: `select 'a'`, may: 'everyone' },
    searchable: { args: `select 'Žlutý'`, may: 'everyone' },
    found_profiles: { args: `select '{search}', '{%jaro%}'`, may: 'people blocked' },
    is_admitted: 'people blocked jobsRole',
    claim_key: { args: `select 'any_row', 'key-0001', 'hash'`, may: 'everyone' },
    store_response: { args: `select 'any_row', 'key-0001', '{}'::jsonb`, may: 'everyone' },
    has_acl: { args: `select 'admin'`, may: 'everyone' },
    decide_registration: {
      args: `select id, false, 'incomplete', null::text, interval '30 seconds'
        from auth_person where email = 'waiting@arbora.example'`,
      may: 'admin',
    },
    undo_registration_decision: {
      args: `select person_id from registration_decision`,
      may: 'admin',
    },
  },
  hidden:
    'credential session refresh_token password_reset login_link one_time_code recovery_code email_change passkey passkey_challenge auth_challenge one_time_token deploy_token cookie_consent company_cache company_register signing_key rate_limit_hit auth_log idempotency_key schema_file nickname reserved_nickname profile_tally person_tally',
};
