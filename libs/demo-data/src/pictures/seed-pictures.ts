import { createHash } from 'node:crypto';
import { PREFERENCES_ITEM } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { PEOPLE } from '../content/people';
import type { DemoMedia } from '../demo-site';
import { EVENTS } from '../event-list';
import { insertRows } from '../insert';
import { newsId, TOPICS } from '../news/news';
import { OFFERS_OF_SEASON } from '../offer-list';
import { offerId } from '../offers';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';
import { albums, type Album, type Shown } from './albums';
import { galleryPictures } from './gallery-pictures';
import { newsPicture } from './news-pictures';
import { eventPicture } from './event-pictures';
import { pictureKey, pictureUrl } from './picture-key';

/** Number of files written concurrently. */
const BATCH_SIZE = 32;

/**
 * Seeds the pictures of plants, galleries, news, events and people. Only the names of drawings are stored, which is
 * fast: they are drawn on first request. Files are written before their rows are committed.
 * @throws errors of `media`
 */
export async function seedPictures(client: ClientBase, media: DemoMedia, now: Date): Promise<void> {
  const all = albums();
  const rows = all.flatMap((album) =>
    album.pictures.map((picture, sort) => photoRow(media.drawing(picture), album, picture, sort, now)),
  );
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = rows.slice(from, from + BATCH_SIZE);
    await Promise.all(batch.map(({ original, photo }) => media.write(photo.key, original)));
  }
  const photos = rows.map(({ photo }) => photo);
  await insertRows(
    client,
    'app_private.media_object',
    photos.map(({ key, width, byte_size, created_at }) => ({ key, kind: 'image', byte_size, width, created_at })),
  );
  await insertRows(
    client,
    'public.photo_folder',
    all.flatMap(({ folder }) => folder ?? []),
  );
  await insertRows(client, 'public.photo', photos);
  await insertRows(
    client,
    'app_private.photo_upload',
    rows.map(({ upload }) => upload),
  );
  await showPictures(client);
}

function photoRow(
  original: Buffer,
  { folder, age, by }: Album,
  { name, title, width, height }: Shown,
  sort: number,
  now: Date,
) {
  const [czech, title_en, title_pl] = title ?? [null, null, null];
  const photo = {
    id: seedId(`photo ${name}`),
    folder_id: folder?.id ?? null,
    key: pictureKey(name),
    content_type: 'image/svg+xml',
    width,
    height,
    byte_size: original.length,
    sha256: createHash('sha256').update(original).digest('hex'),
    title: czech,
    title_en,
    title_pl,
    sort,
    is_main: folder !== null && sort === 0,
    created_at: pragueTime(now, -age, 9 + (sort % 8)),
  };
  return { original, photo, upload: { photo_id: photo.id, person_id: seedId(`person ${by}@arbora.example`) } };
}

/** Sets the image URLs of news, events, offers, people and the bulletin; plants and galleries use their folders. */
async function showPictures(client: ClientBase): Promise<void> {
  const news = TOPICS.flatMap((topic) => {
    const picture = newsPicture(topic.cs.title);
    if (!picture) return [];
    const hero = pictureUrl(picture.name);
    return (['cs', 'en', 'pl'] as const).map((locale, index) => ({ id: newsId(locale, topic), hero, alt: picture.title?.[index] ?? null })); // oxfmt-ignore
  });
  await client.query(
    `update public.news_item set hero_image = picture.hero, hero_alt = picture.alt
     from json_to_recordset($1) as picture (id uuid, hero text, alt text) where news_item.id = picture.id`,
    [JSON.stringify(news)],
  );
  const events = EVENTS.flatMap(({ key }) => {
    const picture = eventPicture(key);
    return picture ? [{ id: seedId(`event ${key}`), hero: pictureUrl(picture.name) }] : [];
  });
  await client.query(
    `update public.booking_event set hero_image = picture.hero
     from json_to_recordset($1) as picture (id uuid, hero text) where booking_event.id = picture.id`,
    [JSON.stringify(events)],
  );
  const offers = OFFERS_OF_SEASON.flatMap(({ key, picture }) => {
    const shown = picture && galleryPictures(picture[0])[picture[1]];
    return shown ? [{ id: offerId(key), hero: pictureUrl(shown.name) }] : [];
  });
  await client.query(
    `update public.offer set hero_image = picture.hero
     from json_to_recordset($1) as picture (id uuid, hero text) where offer.id = picture.id`,
    [JSON.stringify(offers)],
  );
  await client.query(
    `update public.kejval set value = value || jsonb_build_object('bulletin_image', $2::text) where item = $1`,
    [PREFERENCES_ITEM, galleryPictures('bulletin').map(({ name }) => pictureUrl(name))[0]],
  );
  await client.query(
    `update public.person_card set photo = picture.hero
     from json_to_recordset($1) as picture (id uuid, hero text) where person_card.id = picture.id`,
    [JSON.stringify(PEOPLE.map(({ mail }) => ({ id: seedId(`person card ${mail}`), hero: pictureUrl(`person ${mail}`) })))], // oxfmt-ignore
  );
}
