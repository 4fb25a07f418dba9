import type { ErrorCode } from './error-codes';

/** What a person typed that somebody else has, or something else is, already. */
export interface ConstraintError {
  code: ErrorCode;
  /** The field that holds it. */
  field: string;
}

/** The database's unique constraints that typing can meet, by name. Another one that is broken is a mistake of ours. */
export const CONSTRAINT_ERRORS: Readonly<Record<string, ConstraintError>> = {
  auth_person_email_key: { code: 'auth.user_exists', field: 'email' },
  user_profile_email_key: { code: 'auth.user_exists', field: 'email' },
  user_profile_nickname: { code: 'profile.nickname_taken', field: 'nickname' },
  news_item_locale_slug_key: { code: 'content.slug_taken', field: 'slug' },
  news_item_locale_translation_group_key: { code: 'content.translation_exists', field: 'translation_group' },
  news_bulletin_locale_issue_number_key: { code: 'content.issue_taken', field: 'issue_number' },
  news_bulletin__news_item_pkey: { code: 'content.item_listed', field: 'item_id' },
  product_name_key: { code: 'shop.product_exists', field: 'name' },
  product_category_cid_cid_sub_key: { code: 'shop.category_exists', field: 'cid_sub' },
  offer_item_offer_id_product_item_id_filter_value_key: { code: 'shop.line_exists', field: 'product_item_id' },
  photo_folder_product_id_key: { code: 'media.folder_exists', field: 'product_id' },
  photo_folder_photogallery_id_key: { code: 'media.folder_exists', field: 'photogallery_id' },
  photo_folder_id_sha256_key: { code: 'media.photo_exists', field: 'folder_id' },
};

/** The same from PostgreSQL's own words, which name the constraint in quotes. */
export function constraintErrorOf(message: string): ConstraintError | null {
  const name = /unique constraint "([a-z0-9_]+)"/.exec(message)?.[1];
  return CONSTRAINT_ERRORS[name ?? ''] ?? null;
}
