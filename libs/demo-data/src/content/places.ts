import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { placePicture } from '../pictures/place-pictures';
import { pictureUrl } from '../pictures/picture-key';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';
import { PLACES } from './place-list';

/** Seeds the plantings shown as references. */
export async function seedPlaces(client: ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    'public.planted_place',
    PLACES.map(({ key, title, planted, text, town, country, at, year }, index) => {
      const picture = placePicture(key);
      return {
        id: seedId(`planted place ${key}`),
        title: title[0],
        title_en: title[1],
        title_pl: title[2],
        description: text[0],
        description_en: text[1],
        description_pl: text[2],
        planted: planted[0],
        planted_en: planted[1],
        planted_pl: planted[2],
        planted_year: year,
        town,
        country,
        latitude: at[0],
        longitude: at[1],
        image: picture && pictureUrl(picture.name),
        sort: index + 1,
        is_public: true,
        created_at: pragueTime(now, -60, 9),
      };
    }),
  );
}
