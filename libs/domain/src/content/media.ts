import type { Row } from '../database/row';
import type { NamedPlant } from '../shop/catalogue';
import type { PlantFacts } from '../shop/plant-facts';

/** Public part of a photo; `url` is the URL of its thumbnail, use `imageUrl(key, width)` for other widths. */
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

/** Resource `photo`: public for public products and galleries, without the uploader. */
export type Photo = Row<'photo'>;

/** Views `photos_recent` and `photos_unassigned`: photos with product or gallery, for their managers. */
export type ManagedPhoto = Row<'photos_recent'>;

/** View `photos_assortment`: every plant with its number of photos, for sales. */
export type ProductPhotos = Row<'photos_assortment'>;

/** Response of `POST /api/media/image` (spec §7). */
export interface UploadedImage {
  id: string;
  folder_id: string | null;
  key: string;
  url: string;
  /** In px, after applying the EXIF orientation. */
  width: number;
  height: number;
}

/**
 * Response of `get_product_with_photos` and `get_product_item_with_photos`; null if there is no such public product.
 */
export interface ProductWithPhotos
  extends
    Omit<NamedPlant, 'photo'>,
    Pick<Row<'product'>, 'synonyms' | 'description' | 'description_en' | 'description_pl'> {
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
  /** The main photo first. */
  photos: Picture[];
}

/** Resource `static_file` and response of `POST /api/media/static`; the file itself is at `/api/media/static/{id}`. */
export type StaticFile = Row<'static_file'>;
