import type { FileBucket, FileType } from '../images';

/** Resource `photo_folder`: the pictures of a product, of a gallery, or neither. The public sees those of public ones. */
export interface PhotoFolder {
  id: string;
  name: string;
  product_id: string | null;
  photogallery_id: string | null;
  sort: number;
  created_at: string;
}

/** What everyone sees of a picture; `url` is the address of its thumbnail, `imageUrl(key, width)` of other widths. */
export interface Picture {
  id: string;
  key: string;
  url: string;
  /** Of the original, in px. */
  width: number;
  height: number;
  title_cs: string | null;
  title_en: string | null;
  title_pl: string | null;
  is_main: boolean;
}

/** Resource `photo`: the public reads those of public products and galleries, without who sent them. */
export interface Photo extends Omit<Picture, 'url'> {
  /** Null: not assigned to anything yet. */
  folder_id: string | null;
  content_type: string;
  sort: number;
  created_at: string;
}

/** Views `photos_recent` and `photos_unassigned`: pictures with what they belong to, for those who manage them. */
export interface ManagedPhoto extends Photo {
  byte_size: number;
  folder_name: string | null;
  product_id: string | null;
  product_name: string | null;
  photogallery_id: string | null;
  photogallery_name: string | null;
  created_by_name: string | null;
}

/** View `photos_assortment`: every plant with its pictures counted, for sales. */
export interface ProductPhotos {
  product_id: string;
  name: string;
  name_cs: string | null;
  folder_id: string | null;
  photo_count: number;
  /** Of the main picture. */
  key: string | null;
  last_photo_at: string | null;
  search: string;
}

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
  synonyms: string[];
  description_cs: string | null;
  description_en: string | null;
  category_ids: string[];
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
export interface StaticFile {
  id: string;
  bucket: FileBucket;
  name: string;
  content_type: FileType;
  byte_size: number;
  created_at: string;
}
