import { GALLERIES, galleryId } from '../content/galleries';
import { PEOPLE } from '../content/people';
import { PLACES } from '../content/place-list';
import { EVENTS } from '../event-list';
import { TOPICS } from '../news/news';
import { panoramaName, TOUR_PLACES } from '../panorama/panorama';
import * as sphere from '../panorama/sphere';
import { plantNames } from '../plants/names/plant-names';
import { PLANTS } from '../plants/plants';
import { seedId } from '../seed-id';
import { eventPicture } from './event-pictures';
import { galleryPictures } from './gallery-pictures';
import { newsPicture } from './news-pictures';
import type { Picture } from './picture';
import { placePicture } from './place-pictures';
import { hasTwig, PLANT_SIDE } from './plant-picture';
import { PORTRAIT_SIDE } from './portrait';
import { HIGH, PIXELS, WIDE } from './scenes';

/** A displayed picture: name, title and size in px. */
export interface Shown extends Pick<Picture, 'name' | 'title'> {
  width: number;
  height: number;
}

/** A group of pictures. */
export interface Album {
  /** Null: unassigned. */
  folder: { id: string; name: string; product_id: string | null; photogallery_id: string | null; sort: number } | null;
  pictures: readonly Shown[];
  /** Days before the day of seeding. */
  age: number;
  by: 'editor' | 'sales';
}

const LANDSCAPE = { width: WIDE * PIXELS, height: HIGH * PIXELS } as const;

/** All pictures of the demo data, by owner. */
export function albums(): Album[] {
  const plain = (key: string, name: string, pictures: Shown[]): Album => ({
    folder: { id: seedId(`folder ${key}`), name, product_id: null, photogallery_id: null, sort: 0 },
    pictures,
    age: 20,
    by: 'editor',
  });
  return [
    ...PLANTS.map(plantAlbum),
    ...GALLERIES.map(galleryAlbum),
    { folder: null, pictures: galleryPictures('loose').map(landscape), age: 1, by: 'editor' },
    plain('news', 'Novinky', TOPICS.flatMap(({ cs }) => newsPicture(cs.title) ?? []).map(landscape)),
    plain('events', 'Akce', EVENTS.flatMap(eventShown)),
    plain('people', 'Lidé', PEOPLE.map(personShown)),
    plain('places', 'Reference', PLACES.flatMap(placeShown)),
    plain('bulletin', 'Bulletin', galleryPictures('bulletin').map(landscape)),
    plain('tours', 'Virtuální prohlídky', [
      ...galleryPictures('tours').map(landscape),
      ...Object.entries(TOUR_PLACES).flatMap(([tour, places]) => places.map(({ id, name }) => panoramaShown(panoramaName(tour, id), name))),
    ]),
  ]; // oxfmt-ignore
}

function plantAlbum(plant: (typeof PLANTS)[number], index: number): Album {
  const [latin, czech] = plant;
  const { name_en, name_pl } = plantNames(latin);
  const title = [`${latin} – ${czech}`, `${latin} – ${name_en}`, `${latin} – ${name_pl}`] as const;
  const size = { width: PLANT_SIDE, height: PLANT_SIDE };
  const whole = { name: `plant ${latin}`, title, ...size };
  const twig = { name: `twig ${latin}`, title: [`${latin} – větvička`, `${latin}, a twig`, `${latin}, gałązka`], ...size } as const; // oxfmt-ignore
  return {
    folder: { id: seedId(`folder product ${latin}`), name: latin, product_id: seedId(`product ${latin}`), photogallery_id: null, sort: 0 },
    pictures: hasTwig(plant) ? [whole, twig] : [whole],
    age: 400 - index,
    by: 'sales',
  }; // oxfmt-ignore
}

function galleryAlbum({ key, cs, age }: (typeof GALLERIES)[number]): Album {
  return {
    folder: { id: seedId(`folder gallery ${key}`), name: cs[0], product_id: null, photogallery_id: galleryId(key), sort: 0 },
    pictures: galleryPictures(key).map(landscape),
    age,
    by: 'editor',
  }; // oxfmt-ignore
}

function landscape({ name, title }: Picture): Shown {
  return { name, ...(title && { title }), ...LANDSCAPE };
}

function panoramaShown(name: string, title: Shown['title']): Shown {
  return { name, title, width: sphere.WIDE * sphere.PIXELS, height: sphere.HIGH * sphere.PIXELS };
}

function eventShown({ key, title, title_en, title_pl }: (typeof EVENTS)[number]): Shown[] {
  const picture = eventPicture(key);
  return picture ? [{ name: picture.name, title: [title, title_en, title_pl], ...LANDSCAPE }] : [];
}

function placeShown({ key, title }: (typeof PLACES)[number]): Shown[] {
  const picture = placePicture(key);
  return picture ? [{ name: picture.name, title, ...LANDSCAPE }] : [];
}

function personShown({ mail, name }: (typeof PEOPLE)[number]): Shown {
  return { name: `person ${mail}`, title: [name, name, name], width: PORTRAIT_SIDE, height: PORTRAIT_SIDE };
}
