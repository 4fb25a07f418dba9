/**
 * Rows of the database, written by rows.test.ts: after a change of tables or views run it with UPDATE_ROWS=1. The database
 * does not say which columns of a view may be null, so all of them may.
 */
export interface AuthEventsRow {
  id: number | null;
  at: string | null;
  event: string | null;
  person_id: string | null;
  actor_id: string | null;
  actor_email: string | null;
  email: string | null;
  address: string | null;
  user_agent: string | null;
  request_id: string | null;
  details: unknown;
}

export interface AuthLogRow {
  id: number;
  at: string;
  event: string;
  person_id: string | null;
  actor_id: string | null;
  email: string | null;
  address: string | null;
  user_agent: string | null;
  request_id: string | null;
  details: unknown;
}

export interface AuthPersonRow {
  id: string;
  email: string;
  roles: string[];
  allowed_apps: string[];
  prefs: unknown;
  is_blocked: boolean;
  created_at: string;
}

export interface BankStatementRow {
  id: string;
  checksum: string;
  format: string;
  file_name: string | null;
  account: string | null;
  number: string | null;
  date_from: string | null;
  date_to: string | null;
  lines: number;
  result: unknown;
  imported_by: string | null;
  created_at: string;
}

export interface BankTransactionRow {
  id: string;
  statement_id: string;
  line: number;
  account: string;
  transaction_id: string;
  amount: number;
  currency: string;
  booked_on: string;
  counter_account: string | null;
  counter_name: string | null;
  vs: string | null;
  message: string | null;
  outcome: string;
  reason: string | null;
  difference: number | null;
  reservation_id: string | null;
  linked_by: string | null;
  linked_at: string | null;
  created_at: string;
}

export interface BankTransactionListRow {
  id: string | null;
  statement_id: string | null;
  line: number | null;
  account: string | null;
  amount: number | null;
  currency: string | null;
  booked_on: string | null;
  counter_account: string | null;
  counter_name: string | null;
  vs: string | null;
  message: string | null;
  outcome: string | null;
  reason: string | null;
  difference: number | null;
  reservation_id: string | null;
  linked_at: string | null;
  created_at: string | null;
  reservation_symbol: string | null;
  reservation_is_paid: boolean | null;
  reservation_cancelled_at: string | null;
  event_slot_id: string | null;
  event_id: string | null;
  event_title: string | null;
  person_email: string | null;
  person_name: string | null;
}

export interface BookingEventRow {
  id: string;
  title: string;
  title_en: string | null;
  perex: string | null;
  perex_en: string | null;
  address: string;
  date_start: string;
  date_end: string | null;
  is_public: boolean;
  mask_vs: string;
  hero_image: string | null;
  created_at: string;
}

export interface BookingEventSlotRow {
  id: string | null;
  event_id: string | null;
  name: string | null;
  name_en: string | null;
  date_start: string | null;
  price: number | null;
  whitelist: string[] | null;
  capacity_total: number | null;
  capacity_per_user: number | null;
  capacity_by_ico: boolean | null;
  created_at: string | null;
}

export interface BookingReservationRow {
  id: string;
  event_slot_id: string;
  person_id: string;
  vs: string;
  is_paid: boolean;
  paid_at: string | null;
  due_at: string | null;
  created_at: string;
  places: number;
  custom_data: unknown;
}

export interface BookingTicketRow {
  id: string;
  reservation_id: string;
  position: number | null;
  name_on_ticket: string;
  qr: string | null;
  is_checked: boolean;
  checked_at: string | null;
  custom_email: string | null;
  custom_company: string | null;
  ico: string | null;
  created_at: string;
}

export interface BranchRow {
  name: string;
  position: number;
  regions: number[];
}

export interface CancelledReservationRow {
  id: string;
  event_slot_id: string;
  person_id: string;
  vs: string;
  reservation: unknown;
  reason: string;
  cancelled_at: string;
  variable_symbol: string | null;
  codes: unknown;
  paid_at: string | null;
}

export interface CancelledReservationListRow {
  id: string | null;
  event_slot_id: string | null;
  event_id: string | null;
  event_title: string | null;
  slot_name: string | null;
  slot_date: string | null;
  person_id: string | null;
  person_email: string | null;
  person_name: string | null;
  variable_symbol: string | null;
  reason: string | null;
  created_at: string | null;
  cancelled_at: string | null;
  paid_at: string | null;
  ticket_count: number | null;
  amount: number | null;
}

export interface CancelledTicketRow {
  id: string;
  reservation_id: string;
  event_id: string;
  cancelled_at: string;
}

export interface CompanyCacheRow {
  ico: string;
  subject: unknown;
  fetched_at: string;
}

export interface CompanyRegisterRow {
  ico: string;
  dic: string | null;
  company: string;
  street: string | null;
  city: string | null;
  zip: string | null;
  region: number | null;
  dissolved_on: string | null;
}

export interface CookieConsentRow {
  id: string;
  ip_address: string;
  ip_agrees: boolean;
  is_consent_given: boolean;
  host: string;
  cookies: string;
  user_agent: string;
  app: string;
  auth_person: string | null;
  created_at: string;
}

export interface CountedCompanyRow {
  person_id: string;
  ico: string;
}

export interface CredentialRow {
  person_id: string;
  password_hash: string;
  changed_at: string;
}

export interface DoorExceptionRow {
  id: number;
  ticket_id: string;
  fault: string;
  note: string | null;
  made_by: string | null;
  made_at: string;
}

export interface EventSlotRow {
  id: string;
  event_id: string;
  name: string;
  name_en: string | null;
  date_start: string;
  price: number;
  whitelist: string[];
  capacity_total: number;
  capacity_per_user: number | null;
  capacity_by_ico: boolean;
  created_at: string;
}

export interface EventSlotsCapacityRow {
  id: string | null;
  event_id: string | null;
  used: number | null;
  togo: number | null;
}

export interface EventSlotsCustomerRow {
  id: string | null;
  event_id: string | null;
  person_id: string | null;
  name: string | null;
  name_en: string | null;
  date_start: string | null;
  price: number | null;
  capacity_total: number | null;
  capacity_per_user: number | null;
  capacity_by_ico: boolean | null;
  used: number | null;
  togo: number | null;
  is_available: boolean | null;
  has_reservation: boolean | null;
  reservation_id: string | null;
}

export interface EventSlotsTicketsByIcoRow {
  id: string | null;
  ico: string | null;
  tickets: number | null;
}

export interface IdempotencyKeyRow {
  person_id: string;
  operation: string;
  key: string;
  request_hash: string;
  answer: unknown;
  created_at: string;
}

export interface JobPositionRow {
  id: string;
  is_public: boolean;
  title_cs: string;
  title_en: string | null;
  perex_cs: string;
  perex_en: string | null;
  body_cs: string;
  body_en: string | null;
  branch: string | null;
  employment: string;
  pay_from: number | null;
  pay_to: number | null;
  pay_period: string;
  benefits: string[];
  contact_email: string | null;
  starts_on: string | null;
  closes_on: string | null;
  created_at: string;
}

export interface KatalogItemsRow {
  product_item_id: string | null;
  product_id: string | null;
  name: string | null;
  name_cs: string | null;
  category_ids: string[] | null;
  size: string | null;
  size_position: number | null;
  spec1: string | null;
  spec2: string | null;
  photo: string | null;
  search: string | null;
  flag: string | null;
  cids: string[] | null;
}

export interface KatalogItemsFullRow {
  product_item_id: string | null;
  product_id: string | null;
  name: string | null;
  name_cs: string | null;
  category_ids: string[] | null;
  cids: string[] | null;
  size: string | null;
  size_position: number | null;
  size_id: string | null;
  spec1: string | null;
  spec2: string | null;
  spec3: string | null;
  web_catalogue: boolean | null;
  flag: string | null;
  is_public: boolean | null;
  photo: string | null;
  search: string | null;
}

export interface KejvalRow {
  item: string;
  value: unknown;
}

export interface MailRow {
  id: string;
  kind: string;
  recipient: string | null;
  locale: string;
  payload: unknown;
  dedupe_key: string | null;
  status: string;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  delivered_to: string | null;
  subject: string | null;
  html: string | null;
  plain: string | null;
  created_at: string;
  sent_at: string | null;
  attachment_batch: string | null;
  dead_at: string | null;
  retention: string;
}

export interface MailAttachmentRow {
  id: string;
  batch_id: string;
  position: number;
  filename: string;
  content_type: string;
  content: Buffer;
  created_at: string;
}

export interface MediaObjectRow {
  key: string;
  kind: string;
  byte_size: number;
  width: number | null;
  created_at: string;
  released_at: string | null;
}

export interface MediaVariantRow {
  object_key: string;
  name: string;
  byte_size: number;
  created_at: string;
}

export interface NewsBulletinRow {
  id: string;
  issue_number: number;
  locale: string;
  title: string;
  perex: string;
  commentary_item_id: string | null;
  hero_item_id: string | null;
  is_published: boolean;
  created_at: string;
}

export interface NewsBulletin_newsItemRow {
  bulletin_id: string;
  item_id: string;
  position: number;
  news_item_id: string;
}

export interface NewsCommentRow {
  id: string;
  news_id: string;
  profile_id: string;
  body: string;
  created_at: string;
  edited_at: string | null;
}

export interface NewsCommentsRow {
  id: string | null;
  news_id: string | null;
  profile_id: string | null;
  nickname: string | null;
  body: string | null;
  created_at: string | null;
  edited_at: string | null;
}

export interface NewsCommentsManagerRow {
  id: string | null;
  news_id: string | null;
  title: string | null;
  slug: string | null;
  locale: string | null;
  is_published: boolean | null;
  profile_id: string | null;
  nickname: string | null;
  name: string | null;
  email: string | null;
  body: string | null;
  created_at: string | null;
  edited_at: string | null;
}

export interface NewsItemRow {
  id: string;
  slug: string;
  title: string;
  hero_image: string | null;
  perex: string;
  body: string;
  locale: string;
  tag: string;
  is_published: boolean;
  translation_group: string | null;
  created_at: string;
  completed_at: string | null;
  author: string | null;
  hero_alt: string | null;
}

export interface NewsRatingRow {
  news_id: string;
  profile_id: string;
  created_at: string;
}

export interface NewsRatingCountsRow {
  news_id: string | null;
  count: number | null;
}

export interface NicknameRow {
  person_id: string;
  skeleton: string;
}

export interface OfferRow {
  id: string;
  title: string;
  title_en: string | null;
  description: string | null;
  description_en: string | null;
  hero_image: string | null;
  is_public: boolean;
  valid_until: string | null;
  created_at: string;
}

export interface OfferItemRow {
  id: string;
  offer_id: string;
  product_item_id: string;
  filter_value: string | null;
  inventory: number;
  price_cz: number;
  price_sk: number;
  price_pl: number;
  created_at: string;
}

export interface OfferListPublicRow {
  id: string | null;
  title: string | null;
  title_en: string | null;
  description: string | null;
  description_en: string | null;
  hero_image: string | null;
  valid_until: string | null;
  created_at: string | null;
  item_count: number | null;
  filter_values: string[] | null;
}

export interface OneTimeTokenRow {
  id: string;
  app_id: string;
  token_hash: Buffer;
  signature_hash: Buffer;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface OwnCancelledReservationRow {
  id: string | null;
  event_id: string | null;
  event_title: string | null;
  event_title_en: string | null;
  event_is_public: boolean | null;
  address: string | null;
  hero_image: string | null;
  slot_name: string | null;
  slot_name_en: string | null;
  slot_date: string | null;
  places: number | null;
  variable_symbol: string | null;
  reason: string | null;
  created_at: string | null;
  cancelled_at: string | null;
  was_paid: boolean | null;
  paid_at: string | null;
  received: number | null;
}

export interface PasswordResetRow {
  id: string;
  person_id: string;
  ref_hash: Buffer;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface PersonCardRow {
  id: string;
  name: string;
  position_cs: string;
  position_en: string | null;
  position_pl: string | null;
  phone: string | null;
  email: string | null;
  branch: string | null;
  photo: string | null;
  body_cs: string;
  body_en: string | null;
  body_pl: string | null;
  sort: number;
  is_public: boolean;
  created_at: string;
}

export interface PhotoRow {
  id: string;
  folder_id: string | null;
  key: string;
  content_type: string;
  width: number;
  height: number;
  byte_size: number;
  sha256: string;
  title_cs: string | null;
  title_en: string | null;
  title_pl: string | null;
  sort: number;
  is_main: boolean;
  created_at: string;
}

export interface PhotoFolderRow {
  id: string;
  name: string;
  product_id: string | null;
  photogallery_id: string | null;
  sort: number;
  created_at: string;
}

export interface PhotoUploadRow {
  photo_id: string;
  person_id: string;
}

export interface PhotogalleryRow {
  id: string;
  name_cs: string;
  name_en: string | null;
  name_pl: string | null;
  description_cs: string | null;
  description_en: string | null;
  description_pl: string | null;
  sort: number;
  is_public: boolean;
  created_at: string;
}

export interface PhotosAssortmentRow {
  product_id: string | null;
  name: string | null;
  name_cs: string | null;
  folder_id: string | null;
  photo_count: number | null;
  key: string | null;
  last_photo_at: string | null;
  search: string | null;
}

export interface PhotosRecentRow {
  id: string | null;
  folder_id: string | null;
  key: string | null;
  content_type: string | null;
  width: number | null;
  height: number | null;
  byte_size: number | null;
  title_cs: string | null;
  title_en: string | null;
  title_pl: string | null;
  sort: number | null;
  is_main: boolean | null;
  created_at: string | null;
  folder_name: string | null;
  product_id: string | null;
  product_name: string | null;
  photogallery_id: string | null;
  photogallery_name: string | null;
  created_by_name: string | null;
}

export interface PhotosUnassignedRow {
  id: string | null;
  folder_id: string | null;
  key: string | null;
  content_type: string | null;
  width: number | null;
  height: number | null;
  byte_size: number | null;
  title_cs: string | null;
  title_en: string | null;
  title_pl: string | null;
  sort: number | null;
  is_main: boolean | null;
  created_at: string | null;
  folder_name: string | null;
  product_id: string | null;
  product_name: string | null;
  photogallery_id: string | null;
  photogallery_name: string | null;
  created_by_name: string | null;
}

export interface ProductRow {
  id: string;
  name: string;
  name_cs: string | null;
  synonyms: string[];
  description_cs: string | null;
  description_en: string | null;
  photo: string | null;
  category_ids: string[];
  is_public: boolean;
  search: string;
  cids: string[];
  id_text: string;
}

export interface ProductCategoryRow {
  id: string;
  cid: string;
  cid_sub: string | null;
  name: string;
  name_en: string | null;
  is_public: boolean;
}

export interface ProductItemRow {
  id: string;
  product_id: string;
  size_id: string | null;
  spec1: string | null;
  spec2: string | null;
  spec3: string | null;
  web_catalogue: boolean;
  flag: string | null;
}

export interface ProductItem_offerRow {
  id: string | null;
  offer_id: string | null;
  product_item_id: string | null;
  filter_value: string | null;
  inventory: number | null;
  price_cz: number | null;
  price_sk: number | null;
  price_pl: number | null;
  created_at: string | null;
  product_id: string | null;
  name: string | null;
  name_cs: string | null;
  size: string | null;
  size_position: number | null;
  photo: string | null;
  search: string | null;
  item: unknown;
}

export interface ProductSizeRow {
  id: string;
  name: string;
  position: number;
}

export interface RateLimitHitRow {
  id: number;
  scope: string;
  key: string;
  at: string;
}

export interface RefreshTokenRow {
  hash: Buffer;
  session_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface ReservationCheckRow {
  reservation_id: string | null;
  person_id: string | null;
  ticket_id: string | null;
  ticket_name_on_ticket: string | null;
  ticket_is_checked: boolean | null;
  slot_name: string | null;
  event_id: string | null;
}

export interface ReservationTicketListRow {
  id: string | null;
  event_slot_id: string | null;
  event_id: string | null;
  person_id: string | null;
  person_email: string | null;
  person_name: string | null;
  person_company: string | null;
  vs: string | null;
  variable_symbol: string | null;
  is_paid: boolean | null;
  paid_at: string | null;
  due_at: string | null;
  created_at: string | null;
  places: number | null;
  ticket_count: number | null;
  checked_count: number | null;
  amount: number | null;
  tickets: unknown;
  search: string | null;
}

export interface ReservedNicknameRow {
  word: string;
  is_brand: boolean;
}

export interface SchemaFileRow {
  name: string;
  checksum: string;
  applied_at: string;
}

export interface SearchWordRow {
  word: string;
}

export interface SessionRow {
  id: string;
  person_id: string;
  created_at: string;
  expires_at: string;
  ended_at: string | null;
  ended_reason: string | null;
  user_agent: string | null;
  address: string | null;
  secret: Buffer;
}

export interface ShopOrderRow {
  id: string;
  profile_id: string | null;
  basket: unknown;
  center: string;
  type: string;
  order_code: string;
  created_at: string;
  completed_at: string | null;
  basket_version: number | null;
}

export interface SigningKeyRow {
  kid: string;
  private_jwk: unknown;
  created_at: string;
  signs_from: string;
  public_jwk: unknown;
  sealed: Buffer | null;
}

export interface StaticFileRow {
  id: string;
  bucket: string;
  owner_id: string | null;
  key: string;
  name: string;
  content_type: string;
  byte_size: number;
  sha256: string;
  created_at: string;
  sections: string[];
}

export interface SubscriberRow {
  id: string;
  email: string;
  locale: string;
  account_id: string | null;
  confirmed_at: string | null;
  created_at: string;
}

export interface SubscriberSubscriptionRow {
  id: string;
  subscriber_id: string;
  subscription_id: string;
  confirmed_at: string;
}

export interface SubscriptionRow {
  id: string;
  position: number;
  name: string;
  name_en: string;
  name_pl: string;
  perex: string;
  perex_en: string;
  perex_pl: string;
}

export interface SubscriptionRequestRow {
  id: string;
  token_hash: Buffer;
  subscriber_id: string;
  subscription_ids: string[];
  account_id: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  locale: string;
}

export interface UpNicknamesRow {
  id: string | null;
  nickname: string | null;
}

export interface UserProfileRow {
  id: string;
  email: string;
  nickname: string | null;
  name: string | null;
  phone: string | null;
  ico: string | null;
  dic: string | null;
  company: string | null;
  street: string | null;
  city: string | null;
  zip: string | null;
  company_type: number | null;
  country: string | null;
  acl: string[] | null;
  basket: unknown;
  locale: string;
  created_at: string;
  basket_version: number;
  region: number | null;
}

export interface WebOrderRow {
  id: string | null;
  profile_id: string | null;
  basket: unknown;
  center: string | null;
  type: string | null;
  order_code: string | null;
  created_at: string | null;
  completed_at: string | null;
  basket_version: number | null;
}

export interface WebOrdersRow {
  id: string | null;
  order_code: string | null;
  type: string | null;
  center: string | null;
  created_at: string | null;
  completed_at: string | null;
  basket: unknown;
  item_count: number | null;
  total: number | null;
  profile_id: string | null;
  person_name: string | null;
  person_email: string | null;
  person_phone: string | null;
  person_company: string | null;
  person_ico: string | null;
  person_country: string | null;
}
