import { CONSTRAINT_ERRORS, ERROR_STATUS } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

/** Returns one value of one row, read as the owner. */
async function find(sql: string): Promise<string> {
  const [row] = await site.database.asOwner<Record<string, string>>(sql);
  return String(Object.values(row ?? {})[0]);
}

const NEWS = { title: 'Novinka', locale: 'cs' };

const FOLDER = "insert into photo_folder (name) values ('Volná') returning id";

/** Puts the same picture into a folder. */
const photoIn = (folder: string) =>
  `with object as (
     insert into app_private.media_object (key, kind, byte_size)
     values (replace(gen_random_uuid()::text, '-', ''), 'image', 10) returning key
   )
   insert into photo (folder_id, key, content_type, width, height, byte_size, sha256)
   select '${folder}', key, 'image/webp', 10, 10, 10, repeat('a', 64) from object returning id`;

/** Requests that violate a unique constraint, by the constraint: caller, method, path and body. */
const TYPED: readonly (readonly [string, string, 'POST' | 'PATCH', () => Promise<readonly [string, object]>])[] = [
  [
    'user_profile_nickname',
    'customer',
    'PATCH',
    async () => {
      await site.database.asOwner("update user_profile set nickname = 'Habr' where email = 'sales@arbora.example'");
      return ['user_profile?email=eq.customer@arbora.example', { nickname: 'HABR' }];
    },
  ],
  [
    'user_profile_nickname_skeleton',
    'customer',
    'PATCH',
    async () => {
      await site.database.asOwner("update user_profile set nickname = 'Habr' where email = 'sales@arbora.example'");
      return ['user_profile?email=eq.customer@arbora.example', { nickname: 'Hábr.' }];
    },
  ],
  [
    'saved_view_name',
    'editor',
    'POST',
    async () => {
      const profile_id = await find("select id from user_profile where email = 'editor@arbora.example'");
      const view = { section: 'manager.content/news', params: '' };
      await site.database.asOwner(
        "insert into saved_view (profile_id, section, name, params) values ($1, $2, 'Buky', '')",
        [profile_id, view.section],
      );
      return ['saved_view', { ...view, profile_id, name: 'buky' }];
    },
  ],
  [
    'news_item_locale_slug_key',
    'editor',
    'POST',
    async () => ['news_item', { ...NEWS, slug: await find("select slug from news_item where locale = 'cs' limit 1") }],
  ],
  [
    'news_item_locale_translation_group_key',
    'editor',
    'POST',
    async () => {
      const group = await find("select translation_group from news_item where locale = 'cs' limit 1");
      return ['news_item', { ...NEWS, slug: 'preklad', translation_group: group }];
    },
  ],
  [
    'news_bulletin_locale_issue_number_key',
    'editor',
    'POST',
    async () => {
      const number = await find("select issue_number from news_bulletin where locale = 'cs' limit 1");
      return ['news_bulletin', { title: 'Znovu', locale: 'cs', issue_number: number }];
    },
  ],
  [
    'news_bulletin__news_item_pkey',
    'editor',
    'POST',
    async () => {
      const bulletin_id = await find('select bulletin_id from news_bulletin__news_item order by 1 limit 1');
      const item_id = await find(`select item_id from news_bulletin__news_item where bulletin_id = '${bulletin_id}'`);
      return ['news_bulletin__news_item', { bulletin_id, item_id, position: 99 }];
    },
  ],
  [
    'product_name_key',
    'sales',
    'PATCH',
    async () => {
      const [id, name] = [
        await find('select id from product order by name limit 1'),
        await find('select name from product order by name desc limit 1'),
      ];
      return [`product?id=eq.${id}`, { name }];
    },
  ],
  [
    'product_category_cid_cid_sub_key',
    'sales',
    'PATCH',
    async () => {
      const id = await find('select id from product_category order by cid, cid_sub limit 1');
      const last = 'from product_category where cid_sub is not null order by cid desc, cid_sub desc limit 1';
      const [cid, cid_sub] = [await find(`select cid ${last}`), await find(`select cid_sub ${last}`)];
      return [`product_category?id=eq.${id}`, { cid, cid_sub }];
    },
  ],
  [
    'offer_item_offer_id_product_item_id_filter_value_key',
    'sales',
    'POST',
    async () => {
      const [line] = await site.database.asOwner<{ offer_id: string; product_item_id: string; filter_value: string }>(
        'select offer_id, product_item_id, filter_value from offer_item limit 1',
      );
      return ['product_item__offer', line ?? {}];
    },
  ],
  [
    'photo_folder_product_id_key',
    'sales',
    'POST',
    async () => {
      const product_id = await find(
        "insert into photo_folder (name, product_id) select 'První', id from product limit 1 returning product_id",
      );
      return ['photo_folder', { name: 'Znovu', product_id }];
    },
  ],
  [
    'photo_folder_photogallery_id_key',
    'editor',
    'POST',
    async () => {
      const photogallery_id = await find(
        "insert into photo_folder (name, photogallery_id) select 'První', id from photogallery limit 1 returning photogallery_id",
      );
      return ['photo_folder', { name: 'Znovu', photogallery_id }];
    },
  ],
  [
    'photo_folder_id_sha256_key',
    'editor',
    'PATCH',
    async () => {
      const [one, to] = [await find(FOLDER), await find(FOLDER)];
      const [id] = [await find(photoIn(one)), await find(photoIn(to))];
      return [`photo?id=eq.${id}`, { folder_id: to }];
    },
  ],
];

/** Only the auth service creates accounts; its tests cover these. */
const ELSEWHERE = ['auth_person_email_key', 'user_profile_email_key'];

test.each(TYPED)('a violation of %s is reported by code and field', async (constraint, who, method, typed) => {
  const [path, body] = await typed();
  const token = await site.tokenFor(`${who}@arbora.example`);
  const answer = await site.call(method, `/api/rest/${path}`, body, { token });
  const { code, field } = CONSTRAINT_ERRORS[constraint] ?? {};
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { code: '23505', message: code, details: JSON.stringify({ field }), hint: null },
  ]);
});

test('every reported constraint is tested and exists', async () => {
  const reported = Object.keys(CONSTRAINT_ERRORS);
  expect(reported.toSorted()).toEqual([...TYPED.map(([name]) => name), ...ELSEWHERE].toSorted());
  const found = await site.database.asOwner('select from pg_class where relname = any ($1) and relkind = $2', [
    reported,
    'i',
  ]);
  expect(found).toHaveLength(reported.length);
  for (const { code } of Object.values(CONSTRAINT_ERRORS)) {
    expect(ERROR_STATUS[code]).toBe(409);
  }
});

test('callers can violate no other unique constraint', async () => {
  const writable = await site.database.asOwner<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indisunique and not indisprimary
       and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
       and exists (
         select from unnest('{arbora_customer,arbora_manager,arbora_admin}'::text[]) role, unnest(indkey) number
         where number > 0 and (has_column_privilege(role, indrelid, number, 'insert')
           or has_column_privilege(role, indrelid, number, 'update'))
       )
     order by 1`,
  );
  // Triggers settle which photo is the main one and which view the default, and the server generates keys of photos.
  const settled = ['photo_main', 'saved_view_default'];
  const names = writable.map(({ name }) => name.replace(/^public\./, ''));
  expect(names.filter((name) => !(name in CONSTRAINT_ERRORS) && !settled.includes(name))).toEqual([]);
});
