import type { Policy } from './grammar';

const NEWS = `slug title author author_id topic hero_image hero_alt perex body locale tag is_published publish_at translation_group created_at
  completed_at`;
const BULLETIN = 'issue_number locale title perex commentary_item_id hero_item_id is_published publish_at created_at';
const GALLERY = 'name name_en name_pl description description_en description_pl sort is_public created_at';
const JOB = `is_public title title_en title_pl perex perex_en perex_pl body body_en body_pl branch employment pay_from pay_to pay_period
  benefits contact_email starts_on closes_on created_at`;
const CARD = `name position position_en position_pl phone email branch photo body body_en body_pl sort
  is_public`;
const TOUR = 'title title_en title_pl description description_en description_pl link image scenes sort is_public';
const PLACE = `title title_en title_pl description description_en description_pl planted planted_en planted_pl planted_year
  town country latitude longitude image sort is_public`;

const NOW = 'is_published and coalesce(publish_at <= now(), true)';
const PUBLISHED = `news_id in (select id from news_item where ${NOW})`;
/** An article that no caller of the matrix has rated. */
const UNRATED = `select id from news_item where slug = 'matice'`;

export const content: Policy = {
  arrange: [
    `insert into news_item (slug, title, locale, is_published, publish_at) values
       ('matice', 'Matice', 'cs', true, now() - interval '1 day'), ('matice-skryta', 'Skrytá', 'cs', false, null),
       ('matice-pristi', 'Příští', 'cs', true, now() + interval '1 day')`,
    `insert into news_bulletin (issue_number, title, is_published, publish_at) values
       (9001, 'Vydaný', true, now() - interval '1 day'), (9002, 'Skrytý', false, null),
       (9003, 'Příští', true, now() + interval '1 day')`,
    // A link is visible if both its ends are: only that of the published ones.
    `insert into news_bulletin__news_item (bulletin_id, item_id)
     select bulletin.id, item.id from news_bulletin bulletin, news_item item
     where bulletin.issue_number > 9000 and item.slug like 'matice%'`,
    `insert into news_rating (news_id, profile_id)
     select item.id, profile.id from (select * from news_item where slug <> 'matice' and ${NOW} limit 1) item,
       user_profile profile where profile.email like '%@arbora.example' on conflict do nothing`,
    `insert into news_rating (news_id, profile_id)
     select item.id, profile.id from news_item item, user_profile profile
     where item.slug in ('matice-skryta', 'matice-pristi') and profile.email = 'customer@arbora.example'`,
    `insert into news_comment (news_id, profile_id, body)
     select item.id, profile.id, 'Děkuji' from news_item item, user_profile profile
     where item.slug like 'matice%' and profile.email like '%@arbora.example'`,
    `insert into news_comment (news_id, profile_id, body, hidden_reason)
     select item.id, profile.id, 'Skrytý', 'insult' from news_item item, user_profile profile
     where item.slug = 'matice' and profile.email like '%@arbora.example'`,
    `insert into photogallery (name, is_public) values ('Veřejná', true), ('Skrytá', false)`,
    `insert into job_position (title, is_public) values ('Zahradník', true), ('Skrytá', false)`,
    `insert into person_card (name, position, is_public) values
       ('Eva Veřejná', 'Zahradnice', true), ('Jan Skrytý', 'Zahradník', false)`,
    `insert into virtual_tour (title, link, image, is_public) values
       ('Veřejná', 'https://tours.example/1', '/obraz.jpg', true), ('Skrytá', 'https://tours.example/2', '/obraz.jpg', false)`,
    `insert into planted_place (title, town, country, is_public) values
       ('Náměstí', 'Mělník', 'CZ', true), ('Skrytý park', 'Žilina', 'SK', false)`,
    `insert into app_private.media_object (key, kind, byte_size) values (md5('matice'), 'file', 1)`,
    `insert into job_application (name, email, locale, key, file_name, content_type, byte_size)
     values ('Jan Novák', 'jan@jinde.example', 'cs', md5('matice'), 'zivotopis.pdf', 'application/pdf', 1)`,
    `insert into kejval (item) values ('neco-jineho')`,
  ],
  relations: {
    news_item: {
      sets: { published: NOW },
      select: { 'strangers customers blocked jobs sales': 'published', 'editor admin': 'all' },
      insert: { 'editor admin': { columns: NEWS } },
      update: { 'editor admin': { columns: NEWS } },
      delete: { 'editor admin': 'all' },
      sample: `select 'nova-zprava' as slug, 'Nová zpráva' as title, '' as perex, '' as body, 'cs' as locale,
        'news' as tag, false as is_published, now() as created_at`,
    },
    news_bulletin: {
      sets: { published: NOW },
      select: { 'strangers customers blocked jobs sales': 'published', 'editor admin': 'all' },
      insert: { 'editor admin': { columns: BULLETIN } },
      update: { 'editor admin': { columns: BULLETIN } },
      delete: { 'editor admin': 'all' },
      sample: `select 9100 as issue_number, 'cs' as locale, 'Nový' as title, '' as perex, false as is_published,
        now() as created_at`,
    },
    news_bulletin__news_item: {
      key: 'bulletin_id item_id',
      sets: {
        published: `bulletin_id in (select id from news_bulletin where ${NOW})
          and item_id in (select id from news_item where ${NOW})`,
      },
      select: { 'strangers customers blocked jobs sales': 'published', 'editor admin': 'all' },
      insert: { 'editor admin': { columns: 'bulletin_id item_id position' } },
      update: { 'editor admin': { columns: 'bulletin_id item_id position' } },
      delete: { 'editor admin': 'all' },
      sample: `select bulletin.id as bulletin_id, item.id as item_id, 1 as position
        from news_bulletin bulletin, news_item item
        where bulletin.issue_number = 9001 and item.slug not like 'matice%' limit 1`,
    },
    news_rating: {
      key: 'news_id profile_id',
      sets: { own: 'profile_id = $person', ownOfPublished: `profile_id = $person and ${PUBLISHED}` },
      select: { 'people blocked': 'own' },
      insert: { people: { rows: 'ownOfPublished', columns: 'news_id profile_id' } },
      delete: { people: 'own' },
      sample: `select id as news_id, $person as profile_id from (${UNRATED}) item`,
    },
    news_rating_counts: {
      key: 'news_id',
      sets: { all: `select distinct news_id from news_rating where ${PUBLISHED}` },
      select: { everyone: 'all' },
    },
    news_comment: {
      sets: {
        own: 'profile_id = $person',
        ownVisible: 'profile_id = $person and hidden_reason is null',
        ownOfPublished: `profile_id = $person and ${PUBLISHED}`,
      },
      select: { 'customers blocked jobs sales': 'own', 'editor admin': 'all' },
      insert: { people: { rows: 'ownOfPublished', columns: 'news_id profile_id body' } },
      update: {
        'customers jobs sales': { rows: 'ownVisible', columns: 'body' },
        'editor admin': { columns: 'body hidden_reason' },
      },
      delete: { 'customers jobs sales': 'own', 'editor admin': 'all' },
      sample: `select id as news_id, $person as profile_id, 'Hezké' as body from (${UNRATED}) item`,
    },
    news_comments: {
      sets: { all: `select id from news_comment where hidden_reason is null and ${PUBLISHED}` },
      select: { everyone: 'all' },
    },
    news_comments_manager: {
      sets: { all: 'select id from news_comment' },
      select: { 'editor admin': 'all' },
    },
    photogallery: {
      sets: { public: 'is_public' },
      select: { 'strangers customers blocked jobs sales': 'public', 'editor admin': 'all' },
      insert: { 'editor admin': { columns: GALLERY } },
      update: { 'editor admin': { columns: GALLERY } },
      delete: { 'editor admin': 'all' },
      sample: `select 'Podzim' as name, 5 as sort, false as is_public, now() as created_at`,
    },
    virtual_tour: {
      sets: { public: 'is_public' },
      select: { 'strangers customers blocked jobs sales': 'public', 'editor admin': 'all' },
      insert: { 'editor admin': { columns: TOUR } },
      update: { 'editor admin': { columns: TOUR } },
      delete: { 'editor admin': 'all' },
      sample: `select 'Školka' as title, 'https://tours.example/3' as link, '/obraz.jpg' as image,
        '[]'::jsonb as scenes, 1 as sort, false as is_public`,
    },
    planted_place: {
      sets: { public: 'is_public' },
      select: { 'strangers customers blocked jobs sales': 'public', 'editor admin': 'all' },
      insert: { 'editor admin': { columns: PLACE } },
      update: { 'editor admin': { columns: PLACE } },
      delete: { 'editor admin': 'all' },
      sample: `select 'Náměstí' as title, 'Mělník' as town, 'CZ' as country, 1 as sort, false as is_public`,
    },
    job_application: {
      select: { 'jobs admin': 'all' },
      delete: { 'jobs admin': 'all' },
    },
    job_position: {
      sets: { public: 'is_public' },
      select: { 'anonymous registration customers blocked editor': 'public', 'jobsRole jobs sales admin': 'all' },
      insert: { 'jobs sales admin': { columns: JOB } },
      update: { 'jobs sales admin': { columns: JOB } },
      delete: { 'jobs sales admin': 'all' },
      sample: `select false as is_public, 'Zahradník' as title, '' as perex, '' as body,
        'full_time' as employment, 'month' as pay_period, '{leave}'::text[] as benefits, now() as created_at`,
    },
    person_card: {
      sets: { public: 'is_public' },
      select: { 'strangers customers blocked jobs sales': 'public', 'editor admin': 'all' },
      insert: { 'editor admin': { columns: CARD } },
      update: { 'editor admin': { columns: CARD } },
      delete: { 'editor admin': 'all' },
      sample: `select 'Jan Nový' as name, 'Zahradník' as position, '' as body, 3 as sort, false as is_public`,
    },
    kejval: {
      key: 'item',
      sets: { site: `item = 'arbora-www'`, settings: `item = 'arbora-www' or item like 'arbora-set-%'` },
      select: { 'strangers customers blocked jobs editor sales': 'site', admin: 'settings' },
      update: { admin: { rows: 'settings', columns: 'value' } },
    },
  },
  functions: {
    is_site_settings: { args: `select '{"open":true}'::jsonb`, may: 'admin' },
    is_article_html: { args: `select '<p>a</p>'`, may: 'everyone' },
    is_image_url: { args: `select '/cdn/a'`, may: 'everyone' },
    previewed_item: { args: 'select', may: 'everyone' },
    reading_minutes: { args: `select '<p>a</p>'`, may: 'everyone' },
    is_published_now: { args: 'select true, null::timestamptz', may: 'everyone' },
    found_articles: { args: `select '{title}', '{%jaro%}'`, may: 'everyone' },
    is_angle: { args: `select '90'::jsonb, 180`, may: 'everyone' },
    is_tour_scenes: { args: `select '[]'::jsonb`, may: 'everyone' },
    is_preferences: { args: `select '{}'::jsonb`, may: 'everyone' },
  },
  hidden: 'news_rating_tally news_tally news_comment_tally',
};
