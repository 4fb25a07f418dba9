import type { TextsOf } from '@arbora/office';

type T = TextsOf<'manager.audit'>['t'];

/** Tables that have a history. */
export const TABLES = [
  'news_item', 'news_item__product', 'news_item__booking_event', 'news_bulletin', 'news_bulletin__news_item',
  'person_card', 'job_position', 'virtual_tour', 'planted_place', 'photogallery', 'photo', 'photo_folder', 'static_file',
  'product', 'product_item', 'product_category', 'product_size', 'offer', 'offer_item', 'shop_order', 'quote',
  'booking_event', 'event_slot', 'booking_reservation', 'booking_ticket', 'user_profile', 'auth_person', 'branch',
  'subscription', 'kejval', 'news_comment', 'order_note', 'quote_draft', 'set_aside_payment',
] as const; // oxfmt-ignore
type Table = (typeof TABLES)[number];

/** Label of a table; its name if a later release added it. */
export function tableLabel(table: string, t: T): string {
  return (TABLES as readonly string[]).includes(table) ? t(`table.${table as Table}`) : table;
}

/** Events of the sign-in log. */
export const EVENTS = [
  'login', 'login_failed', 'login_limited', 'login_refused', 'access_refused', 'limit_exceeded', 'logout', 'session_ended', 'refresh_reused',
  'reset_requested', 'password_reset', 'password_changed', 'person_created', 'registration_created',
  'registration_approved', 'registration_rejected', 'registration_undone', 'roles_changed', 'acl_changed', 'blocked', 'unblocked',
  'data_exported', 'second_factor_asked', 'second_factor_failed', 'recovery_code_used', 'one_time_codes_on',
  'one_time_codes_off', 'recovery_codes_made', 'passkey_added', 'passkey_removed', 'passkey_refused',
  'email_change_asked', 'email_change_refused', 'email_changed',
  'deploy_token_created', 'deploy_token_revoked',
] as const; // oxfmt-ignore
type Event = (typeof EVENTS)[number];

/** Label of an event; its name if a later release added it. */
export function eventLabel(event: string, t: T): string {
  return (EVENTS as readonly string[]).includes(event) ? t(`event.${event as Event}`) : event;
}
