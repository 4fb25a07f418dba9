import type { Policy } from './grammar';

export const mail: Policy = {
  arrange: [
    `insert into app_private.newsletter (subscription_id, request_key, list, letter)
     select id, 'issue-0001', '{"name":"Novinky","name_en":"News","name_pl":"Nowości"}', '{"subject":"Jaro","align":"left","body_html":"x"}' from subscription limit 1`,
    `select app_private.enqueue_mail('written', 'host@example.org', 'cs', '{"body_html":"x"}')`,
  ],
  relations: {
    mail_list: {
      sets: { all: 'select id from app_private.mail' },
      select: { admin: 'all' },
    },
    newsletter_list: {
      sets: { all: 'select id from app_private.newsletter' },
      select: { admin: 'all' },
    },
    newsletter_audience: {
      sets: { all: 'select id from subscription' },
      select: { admin: 'all' },
    },
    subscription: {
      select: { everyone: 'all' },
    },
  },
  functions: {
    write_mail: {
      args: `select 'users', '{host@example.org}'::text[], '{"body_html":"x"}'::jsonb, '[]'::jsonb, 'letter-0001'`,
      may: 'admin',
      refused: { 'jobs editor sales': 'auth.forbidden' },
    },
    write_newsletter: {
      args: `select 'bulletin', id, '{"body_html":"x"}'::jsonb, '[]'::jsonb, 'issue-0001' from subscription order by position limit 1`,
      may: 'editor admin',
      refused: { 'jobs sales': 'auth.forbidden' },
    },
    test_newsletter: {
      args: `select 'bulletin', id, '{"body_html":"x"}'::jsonb, '[]'::jsonb, 'issue-0001' from subscription order by position limit 1`,
      may: 'editor admin',
      refused: { 'jobs sales': 'auth.forbidden' },
    },
    dead_mails: { args: 'select 20, 0', may: 'admin' },
    'public.retry_mails': { args: 'select array_agg(id) from app_private.mail', may: 'admin' },
    retry_mail: { args: 'select gen_random_uuid()', may: 'admin' },
  },
  hidden: 'mail newsletter mail_attachment subscriber subscriber_subscription subscription_request',
};
