import type { Row } from '../database/row';
import type { PlantFacts } from './shop';

/** Resource `photo_folder`: the pictures of a product, of a gallery, or neither. The public sees those of public ones. */
export type PhotoFolder = Row<'photo_folder'>;

/** What everyone sees of a picture; `url` is the address of its thumbnail, `imageUrl(key, width)` of other widths. */
export interface Picture {
  id: string;
  key: string;
  url: string;
  /** Of the original, in px. */
  width: number;
  height: number;
  title: string | null;
  title_en: string | null;
  title_pl: string | null;
  is_main: boolean;
}

/** Resource `photo`: the public reads those of public products and galleries, without who sent them. */
export type Photo = Row<'photo'>;

/** Views `photos_recent` and `photos_unassigned`: pictures with what they belong to, for those who manage them. */
export type ManagedPhoto = Row<'photos_recent'>;

/** View `photos_assortment`: every plant with its pictures counted, for sales. */
export type ProductPhotos = Row<'photos_assortment'>;

/** Answer of `POST /api/media/image` (spec §7). */
export interface UploadedImage {
  id: string;
  folder_id: string | null;
  key: string;
  url: string;
  /** In px, as it is shown: turned the way the camera was held. */
  width: number;
  height: number;
}

/** Answer of rpc `get_product_with_photos` and `get_product_item_with_photos`; null when there is no such public one. */
export interface ProductWithPhotos {
  id: string;
  name: string;
  name_cs: string | null;
  name_en: string | null;
  name_pl: string | null;
  synonyms: string[];
  description: string | null;
  description_en: string | null;
  description_pl: string | null;
  category_ids: string[];
  facts: PlantFacts;
  /** Sorted by size. */
  items: {
    product_item_id: string;
    size: string | null;
    size_position: number | null;
    spec1: string | null;
    spec2: string | null;
    spec3: string | null;
    /** `new`, `tip` or `clearance`. */
    flag: string | null;
  }[];
  /** The main one first. */
  photos: Picture[];
}

/** Resource `static_file` and answer of `POST /api/media/static`; the file itself is at `/api/media/static/{id}`. */
export type StaticFile = Row<'static_file'>;
