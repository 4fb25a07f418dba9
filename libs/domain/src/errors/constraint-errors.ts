import type { ErrorCode, FieldError } from './error-codes';

/** A unique value that is already taken. */
export interface ConstraintError {
  code: ErrorCode;
  /** The field with that value. */
  field: string;
}

/** Unique constraints, by name, that user input can violate. A violation of another one is a bug. */
export const CONSTRAINT_ERRORS: Readonly<Record<string, ConstraintError>> = {
  auth_person_email_key: { code: 'auth.user_exists', field: 'email' },
  user_profile_email_key: { code: 'auth.user_exists', field: 'email' },
  user_profile_nickname: { code: 'profile.nickname_taken', field: 'nickname' },
  user_profile_nickname_skeleton: { code: 'profile.nickname_taken', field: 'nickname' },
  news_item_locale_slug_key: { code: 'content.slug_taken', field: 'slug' },
  news_item_locale_translation_group_key: { code: 'content.translation_exists', field: 'translation_group' },
  news_bulletin_locale_issue_number_key: { code: 'content.issue_taken', field: 'issue_number' },
  news_bulletin__news_item_pkey: { code: 'content.item_listed', field: 'item_id' },
  saved_view_name: { code: 'content.view_exists', field: 'name' },
  product_name_key: { code: 'shop.product_exists', field: 'name' },
  product_category_cid_cid_sub_key: { code: 'shop.category_exists', field: 'cid_sub' },
  offer_item_offer_id_product_item_id_filter_value_key: { code: 'shop.line_exists', field: 'product_item_id' },
  photo_folder_product_id_key: { code: 'media.folder_exists', field: 'product_id' },
  photo_folder_photogallery_id_key: { code: 'media.folder_exists', field: 'photogallery_id' },
  photo_folder_id_sha256_key: { code: 'media.photo_exists', field: 'folder_id' },
};

/** Maps a PostgreSQL error message, which quotes the constraint name. */
export function constraintErrorOf(message: string): ConstraintError | null {
  const name = /unique constraint "([a-z0-9_]+)"/.exec(message)?.[1];
  return CONSTRAINT_ERRORS[name ?? ''] ?? null;
}

/** Check constraints of text columns: named after table, column and one of these suffixes. */
const TEXT_RULES: Readonly<Record<string, FieldError>> = {
  text: 'hidden_characters',
  alphabet: 'nickname_characters',
  reserved: 'reserved',
  digits: 'ico',
  format: 'phone',
};

/** Returns the field and error code of a violated text constraint; null for other constraints. */
export function textFaultOf(table: string, constraint: string): { field: string; code: FieldError } | null {
  if (!constraint.startsWith(`${table}_`)) return null;
  const [, field, rule] = /^(\w+)_([a-z]+)$/.exec(constraint.slice(table.length + 1)) ?? [];
  const code = rule !== undefined && Object.hasOwn(TEXT_RULES, rule) ? TEXT_RULES[rule] : undefined;
  return field === undefined || code === undefined ? null : { field, code };
}

/** Maps a PostgreSQL error message, which quotes table and constraint. */
export function textFaultOfMessage(message: string): { field: string; code: FieldError } | null {
  const [, table, constraint] = /relation "(\w+)" violates check constraint "(\w+)"/.exec(message) ?? [];
  return table === undefined || constraint === undefined ? null : textFaultOf(table, constraint);
}
