/**
 * Stable error codes of our services, with the HTTP status each is sent with. The body of such an answer is
 * `{ code, message, details?, fields? }`: `message` is English and for developers; screens show the locale text
 * `error.<code>`; `fields` maps a field's path to a code of the same kind.
 */
export const ERROR_STATUS = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.limited': 429,
  'auth.bad_credentials': 401,
  'auth.rate_limited': 429,
  'auth.not_allowed_in_app': 403,
  'auth.awaiting_approval': 403,
  'auth.blocked': 403,
  'auth.token_invalid': 401,
  'auth.token_expired': 401,
  'auth.login_required': 401,
  'auth.forbidden': 403,
  'auth.user_exists': 409,
  'auth.user_unknown': 404,
  'auth.password_weak': 400,
  'auth.reset_expired': 410,
  'auth.last_admin': 409,
  'auth.own_account': 409,
  'profile.nickname_taken': 409,
  'registration.approved': 409,
  'booking.slot_unknown': 404,
  'booking.reservation_unknown': 404,
  'booking.ticket_unknown': 404,
  'booking.event_started': 409,
  'booking.not_invited': 403,
  'booking.capacity': 409,
  'booking.capacity_below_used': 409,
  'booking.mask_vs_fixed': 409,
  'booking.ticket_used': 409,
  'booking.ticket_unpaid': 409,
  'booking.ticket_cancelled': 409,
  'booking.ticket_passed_on': 409,
  'booking.ticket_other_event': 409,
  'booking.ticket_other_day': 409,
  'booking.ticket_other_slot': 409,
  'booking.ticket_moved': 409,
  'booking.places_gone': 409,
  'booking.reservation_cancelled': 409,
  'payment.statement_format': 415,
  'payment.statement_invalid': 422,
  'payment.transaction_unknown': 404,
  'payment.transaction_settled': 409,
  'media.folder_unknown': 404,
  'media.image_format': 415,
  'media.image_unreadable': 422,
  'media.image_too_large': 422,
  'media.image_animated': 422,
  'media.file_type': 415,
  'media.file_unsafe': 422,
  'media.file_unreadable': 422,
  'media.file_too_large': 413,
  'media.too_many_files': 409,
  'media.folder_exists': 409,
  'media.photo_exists': 409,
  'media.unavailable': 503,
  'shop.basket_empty': 400,
  'shop.basket_invalid': 400,
  'shop.basket_stale': 409,
  'shop.item_unknown': 409,
  'shop.out_of_stock': 409,
  'shop.inventory_negative': 409,
  'shop.quote_unknown': 404,
  'shop.quote_changed': 409,
  'shop.quote_closed': 409,
  'shop.quote_expired': 409,
  'shop.product_exists': 409,
  'shop.category_exists': 409,
  'shop.line_exists': 409,
  'careers.position_unknown': 404,
  'content.nickname_missing': 409,
  'content.comment_empty': 400,
  'content.too_many_comments': 429,
  'content.slug_taken': 409,
  'content.translation_exists': 409,
  'content.issue_taken': 409,
  'content.item_listed': 409,
  'content.changed_meanwhile': 409,
  'content.not_undoable': 409,
  'ott.signature_invalid': 401,
  'ott.timestamp_stale': 401,
  'ott.replayed': 409,
  'ott.token_invalid': 401,
  'mailing.list_unknown': 404,
  'mailing.subscriber_unknown': 404,
  not_found: 404,
  unavailable: 503,
  internal: 500,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

/** Codes a form field may carry; screens show the locale text `field.<code>` (spec §5). */
export const FIELD_ERRORS = [
  'required',
  'email',
  'password_short',
  'password_mismatch',
  'password_common',
  'name_short',
  'too_long',
  'invalid',
  'ico',
  'taken',
  'hidden_characters',
  'nickname_characters',
  'reserved',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: unknown;
  fields?: Record<string, FieldError>;
}
