import type { Policy } from './grammar';

const OF_PLANTS = 'select id from photo_folder where product_id is not null';
const OF_GALLERIES = 'select id from photo_folder where photogallery_id is not null';
/** Folders of public plants and galleries. */
const PUBLIC = `select f.id from photo_folder f left join product p on p.id = f.product_id
  left join photogallery g on g.id = f.photogallery_id where p.is_public or g.is_public`;

const PHOTO_SETS = {
  public: `folder_id in (${PUBLIC})`,
  // Unassigned photos belong to both sections.
  plants: `folder_id is null or folder_id not in (${OF_GALLERIES})`,
  plantsOrPublic: `folder_id in (${PUBLIC}) or folder_id is null or folder_id not in (${OF_GALLERIES})`,
  galleries: `folder_id is null or folder_id not in (${OF_PLANTS})`,
  galleriesOrPublic: `folder_id in (${PUBLIC}) or folder_id is null or folder_id not in (${OF_PLANTS})`,
};

/** Inserts a picture into the folder that the SQL expression `folder` returns. */
const photoIn = (folder: string, digit: number) => `
  with object as (
    insert into app_private.media_object (key, kind, byte_size, width)
    values (repeat('${digit}', 32), 'image', 10, 100) returning key
  )
  insert into photo (folder_id, key, content_type, width, height, byte_size, sha256)
  select (${folder}), key, 'image/jpeg', 100, 80, 10, repeat('${digit}', 64) from object`;

export const media: Policy = {
  arrange: [
    `with gallery as (insert into photogallery (name, is_public) values ('Veřejná', true), ('Skrytá', false) returning *)
     insert into photo_folder (name, photogallery_id) select name, id from gallery`,
    `insert into photo_folder (name, product_id)
     select name, id from product where not is_public
       and not exists (select from photo_folder f where f.product_id = product.id) limit 1`,
    `insert into photo_folder (name, product_id)
     select name, id from product where is_public
       and not exists (select from photo_folder f where f.product_id = product.id) limit 1`,
    `insert into photo_folder (name) values ('Výstava')`,
    photoIn(
      `select f.id from photo_folder f join photogallery g on g.id = photogallery_id where g.name = 'Veřejná'`,
      1,
    ),
    photoIn(`select f.id from photo_folder f join photogallery g on g.id = photogallery_id where g.name = 'Skrytá'`, 2),
    photoIn('select f.id from photo_folder f join product p on p.id = product_id where not p.is_public limit 1', 3),
    photoIn('select f.id from photo_folder f join product p on p.id = product_id where p.is_public limit 1', 4),
    photoIn(`select id from photo_folder where name = 'Výstava'`, 5),
    photoIn('null::uuid', 6),
    `with object as (
       insert into app_private.media_object (key, kind, byte_size)
       select repeat(d, 32), 'file', 10 from unnest('{a,b,c,d,e,f}'::text[]) d returning key
     )
     insert into static_file (bucket, owner_id, key, name, content_type, byte_size, sha256, sections)
     select
       case key when repeat('a', 32) then 'public' else 'basket' end,
       case key
         when repeat('b', 32) then (select id from user_profile where email = 'customer@arbora.example')
         when repeat('c', 32) then (select id from user_profile where email = 'customer.sk@arbora.example')
         when repeat('d', 32) then (select id from user_profile where email = 'editor@arbora.example')
         when repeat('e', 32) then (select id from user_profile where email = 'jobs@arbora.example')
         when repeat('f', 32) then (select id from user_profile where email = 'sales@arbora.example')
       end,
       key, 'Plán.pdf', 'application/pdf', 10, key || key,
       case key when repeat('a', 32) then '{editor}'::text[] else '{}' end
     from object`,
  ],
  relations: {
    photo_folder: {
      sets: {
        public: `id in (${PUBLIC})`,
        plants: 'photogallery_id is null',
        plantsOrPublic: `photogallery_id is null or id in (${PUBLIC})`,
        galleries: 'product_id is null',
        galleriesOrPublic: `product_id is null or id in (${PUBLIC})`,
      },
      select: {
        'strangers customers blocked jobs': 'public',
        sales: 'plantsOrPublic',
        editor: 'galleriesOrPublic',
        admin: 'all',
      },
      insert: { 'sales editor admin': { columns: 'name product_id photogallery_id sort' } },
      update: {
        sales: { rows: 'plants', columns: 'name sort' },
        editor: { rows: 'galleries', columns: 'name sort' },
        admin: { columns: 'name sort' },
      },
      delete: { sales: 'plants', editor: 'galleries', admin: 'all' },
      sample: `select 'Jiná složka' as name, null::uuid as product_id, null::uuid as photogallery_id, 1 as sort`,
    },
    photo: {
      sets: PHOTO_SETS,
      select: {
        'strangers customers blocked jobs': 'public',
        sales: 'plantsOrPublic',
        editor: 'galleriesOrPublic',
        admin: 'all',
      },
      update: {
        sales: { rows: 'plants', columns: 'folder_id title title_en title_pl sort is_main' },
        editor: { rows: 'galleries', columns: 'folder_id title title_en title_pl sort is_main' },
        admin: { columns: 'folder_id title title_en title_pl sort is_main' },
      },
      delete: { sales: 'plants', editor: 'galleries', admin: 'all' },
    },
    photos_recent: {
      sets: {
        all: 'select id from photo',
        plants: `select id from photo where ${PHOTO_SETS.plants}`,
        galleries: `select id from photo where ${PHOTO_SETS.galleries}`,
      },
      select: { sales: 'plants', editor: 'galleries', admin: 'all' },
    },
    photos_unassigned: {
      sets: { all: 'select id from photo where folder_id is null' },
      select: { 'sales editor admin': 'all' },
    },
    photos_assortment: {
      key: 'product_id',
      sets: { all: 'select id as product_id from product' },
      select: { 'sales admin': 'all' },
    },
    static_file: {
      sets: {
        public: `bucket = 'public'`,
        own: 'owner_id = $person',
        visible: `bucket = 'public' or owner_id = $person`,
        ownSection: `'editor' = any (sections) or owner_id = $person`,
      },
      select: { strangers: 'public', 'customers blocked jobs editor': 'visible', 'sales admin': 'all' },
      delete: { 'customers jobs sales': 'own', editor: 'ownSection', admin: 'visible' },
    },
  },
  functions: {
    is_ordered_file: { may: 'people blocked', args: 'select id from static_file limit 1' },
    may_publish_files: 'people blocked',
    static_file_sent_before: {
      may: 'people',
      refused: { blocked: 'auth.blocked' },
      args: `select 'basket', repeat('a', 64), 20`,
    },
    add_static_file: {
      may: 'staff',
      refused: { 'customers blocked': 'auth.forbidden' },
      args: `select 'public', jsonb_build_object('sha256', repeat('a', 64)), 20`,
    },
    is_public_gallery: { may: 'everyone', args: 'select id from photogallery limit 1' },
    is_public_product: { may: 'everyone', args: 'select id from product limit 1' },
    is_public_folder: { may: 'everyone', args: 'select id from photo_folder limit 1' },
    photo_folder_kind: { may: 'staff', args: 'select id from photo_folder limit 1' },
    photo_sent_before: {
      may: 'sales editor admin',
      refused: { jobs: 'auth.forbidden' },
      args: `select null::uuid as folder, null::uuid as product, null::uuid as gallery, repeat('6', 64) as sha256`,
    },
    add_photo: {
      may: 'sales editor admin',
      refused: { jobs: 'auth.forbidden' },
      args: `select null::uuid as folder, null::uuid as product, null::uuid as gallery,
        jsonb_build_object('sha256', repeat('6', 64)) as photo`,
    },
    'public.sort_photos': { may: 'staff', args: 'select array_agg(id) from photo where folder_id is null' },
    'public.get_product_with_photos': { may: 'everyone', args: 'select id from product limit 1' },
    'public.get_product_item_with_photos': { may: 'everyone', args: 'select id from product_item limit 1' },
  },
  hidden: 'media_object media_variant photo_upload photo_tally',
};
