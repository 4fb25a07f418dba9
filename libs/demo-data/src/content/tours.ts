import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { pictureUrl } from '../pictures/picture-key';
import { seedId } from '../seed-id';

/** The virtual tours of the two branches, each with a picture of a gallery. */
const TOURS = [
  {
    key: 'obristvi',
    title: ['Školka Obříství', 'The Obříství nursery', 'Szkółka Obříství'],
    link: 'https://tours.example/arbora/obristvi',
    picture: 'gallery fields 1',
  },
  {
    key: 'smrzice',
    title: ['Školka Smržice', 'The Smržice nursery', 'Szkółka Smržice'],
    link: 'https://tours.example/arbora/smrzice',
    picture: 'gallery containers 1',
  },
] as const;

export async function seedTours(client: ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    'public.virtual_tour',
    TOURS.map(({ key, title, link, picture }, index) => ({
      id: seedId(`virtual tour ${key}`),
      title: title[0],
      title_en: title[1],
      title_pl: title[2],
      link,
      image: pictureUrl(picture),
      sort: index + 1,
      is_public: true,
      created_at: now,
    })),
  );
}
