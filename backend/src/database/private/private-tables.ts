/**
 * Tables of `app_private`, for services only, with rows as returned by the driver. Written by
 * private-tables.test.ts from the catalogue of the database and `private-source.ts`: after a change of either run it
 * with UPDATE_TYPES=1.
 */
import type { CompanySubject, Locale } from '@arbora/domain';
import type { JWK } from 'jose';

export interface PrivateTables {
  assortment: {
    is_only: boolean;
    is_open: boolean;
  };
  auth_challenge: {
    id: string;
    token_hash: Buffer;
    person_id: string;
    created_at: string;
    expires_at: string;
  };
  auth_log: {
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
  };
  bank_csv_layout: {
    headings: string;
    mapping: unknown;
    chosen_at: string;
  };
  booking_letter: {
    id: string;
    event_id: string;
    event_slot_id: string | null;
    payment: string;
    with_guests: boolean;
    with_waiting: boolean;
    texts: unknown;
    recipients: number;
    sent_at: string;
    sent_by: string | null;
  };
  branch: {
    name: string;
    position: number;
    regions: number[];
    version: number;
    updated_at: string;
  };
  canary_count: {
    remote: string;
    started_at: string;
    version: string;
    pages: number;
    failures: number;
  };
  cancelled_reservation: {
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
  };
  cancelled_ticket: {
    id: string;
    reservation_id: string;
    event_id: string;
    reason: string;
    cancelled_at: string;
  };
  company_cache: {
    ico: string;
    subject: CompanySubject | null;
    fetched_at: string;
  };
  company_register: {
    ico: string;
    dic: string | null;
    company: string;
    street: string | null;
    city: string | null;
    zip: string | null;
    region: number | null;
    dissolved_on: string | null;
  };
  cookie_consent: {
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
  };
  counted_company: {
    person_id: string;
    ico: string;
  };
  credential: {
    person_id: string;
    password_hash: string;
    changed_at: string;
    email_proved_at: string | null;
  };
  deploy_token: {
    id: string;
    token_hash: Buffer;
    name: string;
    remotes: string[];
    created_at: string;
    last_used_at: string | null;
    revoked_at: string | null;
  };
  document_series: {
    kind: string;
    year: number;
    last: number;
  };
  door_exception: {
    id: number;
    ticket_id: string;
    fault: string;
    note: string | null;
    made_by: string | null;
    made_at: string;
  };
  door_scan: {
    key: string;
    ticket_id: string;
    scanned_at: string;
    place: string | null;
    made_by: string | null;
    is_second: boolean;
    undone_at: string | null;
  };
  email_change: {
    person_id: string;
    new_email: string;
    old_token_hash: Buffer;
    new_token_hash: Buffer;
    old_confirmed_at: string | null;
    new_confirmed_at: string | null;
    session_id: string;
    created_at: string;
    expires_at: string;
  };
  fact_set: {
    id: string;
    facts: string[];
  };
  fact_tally: {
    fact: string;
    rows: number;
  };
  failure: {
    id: string;
    fingerprint: string;
    kind: string;
    remote: string;
    version: string;
    build: string;
    route: string | null;
    message: string;
    frames: string[];
    count: number;
    first_at: string;
    last_at: string;
  };
  genus: {
    name: string;
    name_cs: string | null;
    name_en: string | null;
    name_pl: string | null;
    synonyms: string[];
  };
  history: {
    id: number;
    change_id: number;
    at: string;
    person_id: string | null;
    request_id: string | null;
    operation: string;
    table_name: string;
    row_key: string;
    document: string;
    left_document: string | null;
    sections: string[];
    left_sections: string[] | null;
    version: number;
    before: unknown;
    after: unknown;
    undoes: number | null;
  };
  idempotency_key: {
    person_id: string;
    operation: string;
    key: string;
    request_hash: string;
    answer: unknown;
    created_at: string;
  };
  item_set: {
    id: string;
    items: string[];
  };
  login_link: {
    id: string;
    person_id: string;
    token_hash: Buffer;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  mail: {
    id: string;
    kind: string;
    recipient: string | null;
    locale: Locale;
    payload: Record<string, unknown>;
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
    letter_id: string | null;
    newsletter_id: string | null;
    dead_at: string | null;
    retention: string;
  };
  mail_attachment: {
    id: string;
    batch_id: string;
    position: number;
    filename: string;
    content_type: string;
    content: Buffer;
    created_at: string;
  };
  media_object: {
    key: string;
    kind: string;
    byte_size: number;
    width: number | null;
    created_at: string;
    released_at: string | null;
  };
  media_variant: {
    object_key: string;
    name: string;
    byte_size: number;
    created_at: string;
  };
  news_comment_tally: {
    rows: number;
  };
  news_rating_tally: {
    news_id: string;
    count: number;
    is_published: boolean;
    publish_at: string | null;
  };
  news_tally: {
    tag: string;
    locale: string;
    topic: string | null;
    is_published: boolean;
    publish_at: string | null;
    is_completed: boolean;
    rows: number;
  };
  newsletter: {
    id: string;
    subscription_id: string;
    person_id: string | null;
    request_key: string;
    list: unknown;
    letter: Record<string, unknown>;
    recipients: number;
    pruned_sent: number;
    pruned_dead: number;
    created_at: string;
  };
  nickname: {
    person_id: string;
    skeleton: string;
  };
  one_time_code: {
    person_id: string;
    sealed: Buffer;
    created_at: string;
    confirmed_at: string | null;
    last_step: number;
  };
  one_time_token: {
    id: string;
    app_id: string;
    token_hash: Buffer;
    signature_hash: Buffer;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  order_tally: {
    type: string;
    is_completed: boolean;
    quote_state: string;
    quote_valid_until: string | null;
    rows: number;
  };
  passkey: {
    id: string;
    person_id: string;
    credential_id: string;
    public_key: Buffer;
    sign_count: number;
    transports: string[];
    name: string;
    is_synced: boolean;
    created_at: string;
    last_used_at: string | null;
  };
  passkey_challenge: {
    challenge_hash: Buffer;
    person_id: string | null;
    created_at: string;
    expires_at: string;
  };
  password_reset: {
    id: string;
    person_id: string;
    ref_hash: Buffer;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  person_tally: {
    is_waiting: boolean;
    rows: number;
  };
  photo_tally: {
    shows: string | null;
    is_assigned: boolean;
    rows: number;
  };
  photo_upload: {
    photo_id: string;
    person_id: string;
  };
  plant_card: {
    product_id: string;
    name: string;
    height_cm: number | null;
    fact_set: string;
    item_set: string;
    search: string;
    item_count: number;
    shown: unknown;
  };
  plant_card_tally: {
    fact_set: string;
    item_set: string;
    rows: number;
  };
  plant_word: {
    word: string;
    product_id: string;
    cost: number;
  };
  product_item_tally: {
    category_ids: string[];
    cids: string[];
    is_public: boolean;
    size_id: string | null;
    web_catalogue: boolean;
    flag: string | null;
    rows: number;
  };
  product_tally: {
    category_ids: string[];
    cids: string[];
    is_public: boolean;
    has_photo: boolean;
    rows: number;
  };
  profile_tally: {
    country: string | null;
    rows: number;
  };
  rate_limit_hit: {
    id: number;
    scope: string;
    key: string;
    at: string;
  };
  recovery_code: {
    person_id: string;
    code_hash: Buffer;
    created_at: string;
    used_at: string | null;
  };
  refresh_token: {
    hash: Buffer;
    session_id: string;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  reservation_summary: {
    reservation_id: string;
    ticket_count: number;
    checked_count: number;
    search: string;
  };
  reservation_tally: {
    event_slot_id: string;
    is_paid: boolean;
    rows: number;
  };
  reserved_nickname: {
    word: string;
    is_brand: boolean;
  };
  schema_file: {
    name: string;
    checksum: string;
    applied_at: string;
    release: string | null;
  };
  search_word: {
    word: string;
  };
  seller: {
    is_only: boolean;
    value: unknown;
  };
  session: {
    id: string;
    person_id: string;
    created_at: string;
    last_used_at: string;
    expires_at: string;
    ended_at: string | null;
    ended_reason: string | null;
    user_agent: string | null;
    address: string | null;
    trial: unknown;
    secret: Buffer;
  };
  signing_key: {
    kid: string;
    private_jwk: JWK | null;
    created_at: string;
    signs_from: string;
    public_jwk: JWK;
    sealed: Buffer | null;
  };
  slot_waiting: {
    id: string;
    event_slot_id: string;
    person_id: string;
    places: number;
    accepts_fewer: boolean;
    created_at: string;
    offered_places: number | null;
    offer_until: string | null;
  };
  subscriber: {
    id: string;
    email: string;
    locale: string;
    account_id: string | null;
    confirmed_at: string | null;
    created_at: string;
  };
  subscriber_subscription: {
    id: string;
    subscriber_id: string;
    subscription_id: string;
    confirmed_at: string;
  };
  subscription_request: {
    id: string;
    token_hash: Buffer;
    subscriber_id: string;
    subscription_ids: string[];
    account_id: string | null;
    created_at: string;
    expires_at: string;
    used_at: string | null;
    locale: Locale;
  };
  vat_rate: {
    category: string;
    valid_from: string;
    rate: number;
  };
  web_vital: {
    day: string;
    remote: string;
    version: string;
    route: string;
    device: string;
    metric: string;
    lower: number;
    upper: number;
    visits: number;
  };
}
