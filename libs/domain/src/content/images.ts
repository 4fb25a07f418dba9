/** Images: sizes, qualities and limits of spec §9, shared by browsers and the back end. */

/** Longest side of an uploaded image, in px; browsers scale larger ones down first. */
export const IMAGE_MAX_SIDE = 2500;
/** Default variant without a width: longest side in px, WebP quality. */
export const THUMBNAIL = { side: 1000, quality: 66 } as const;
/** WebP quality of variants with a requested width. */
export const DELIVERY_QUALITY = 85;
/** Image resizing in browsers: tile size in px, and number of concurrent tiles or images. */
export const RESIZING = { tile: 1024, concurrency: 4 } as const;
/** Filter by quality, 0 (fast) to 3 (best); the best one, the default of spec §9, sharpens as well. */
export const RESIZING_FILTERS = ['box', 'hamming', 'lanczos2', 'mks2013'] as const;
/** Limits of the resizing options (spec §5). */
export const RESIZING_QUALITY_MAX = RESIZING_FILTERS.length - 1;
export const UNSHARP_RADIUS_MAX = 2;

/** Available widths of images: the minimum, then every full step. In px. */
export const IMAGE_WIDTH = { min: 50, step: 100, max: 3000 } as const;

/** Accepted image types, by MIME type. Animated images are rejected. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Maximum length of an image URL in the database. */
export const IMAGE_URL_MAX_LENGTH = 500;

/** Whether a text is an image URL: a path of this site, as pages show no others. Mirrors the database's constraint. */
export function isImageUrl(value: string): boolean {
  return value.length <= IMAGE_URL_MAX_LENGTH && /^\/(?!\/)[!#-&(-;=?-[\]-~]+$/.test(value);
}

/** Maximum request size with an image or a file, in bytes: base64 adds a third. */
export const UPLOAD_BODY_LIMIT = 12 * 1024 * 1024;
/** Maximum image size that fits into such a request with its metadata. */
export const IMAGE_MAX_BYTES = 8.5 * 1024 * 1024;

/** Buckets of static files: a customer's attachments to a basket, and public downloads. */
export const FILE_BUCKETS = ['basket', 'public'] as const;
export type FileBucket = (typeof FILE_BUCKETS)[number];
/** Maximum file size in bytes, by bucket. */
export const FILE_MAX_BYTES: Readonly<Record<FileBucket, number>> = {
  basket: 5 * 1024 * 1024,
  public: 8 * 1024 * 1024,
};
/** Maximum number of stored files per customer. */
export const BASKET_FILES_MAX = 20;
/** Accepted types of static files by MIME type, with their file extension. */
export const FILE_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'text/plain': 'txt',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
} as const;
export type FileType = keyof typeof FILE_TYPES;

/** Rounds a width in px to an available one. */
export function deliveredWidth(width: number): number {
  const { min, max } = IMAGE_WIDTH;
  return width <= min ? min : Math.min(max, toStep(width));
}

function toStep(width: number): number {
  return Math.max(IMAGE_WIDTH.min, Math.round(width / IMAGE_WIDTH.step) * IMAGE_WIDTH.step);
}

/** Image width in px for a window of `windowWidth` px: 1.3 times as wide, for high-density screens (spec §9). */
export function regularImageWidth(windowWidth: number): number {
  return Math.min(IMAGE_WIDTH.max, toStep(windowWidth * 1.3));
}

/** Width in px of the placeholder shown until the image is loaded: a quarter of its width (spec §9). */
export function lazyImageWidth(windowWidth: number): number {
  return toStep(regularImageWidth(windowWidth) / 4);
}

/** URL of a stored image; without `width` that of its thumbnail. */
export function imageUrl(key: string, width?: number): string {
  return width === undefined ? `/cdn/${key}` : `/cdn/${key}?w=${deliveredWidth(width)}`;
}

/** URL of the section of a stored image for link previews and structured data: always JPEG. */
export function sharedImageUrl(key: string): string {
  return `/cdn/${key}/share.jpg`;
}

/** Returns the storage key in an image URL; null for images of other sites. */
export function imageKey(address: string): string | null {
  return /^\/cdn\/([^/?]+)/.exec(address)?.[1] ?? null;
}

/** Returns the URL of the same stored image in another width; other URLs are returned unchanged. */
export function imageUrlAt(address: string, width: number): string {
  const key = imageKey(address);
  return key === null ? address : imageUrl(key, width);
}

export interface Size {
  width: number;
  height: number;
}

/** Scales a size down so that neither side exceeds `side`; smaller sizes are unchanged. */
export function fitWithin({ width, height }: Size, side: number = IMAGE_MAX_SIDE): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Errors of resizing an image in a browser; screens show the locale text `error.image.<code>` (spec §8). */
export const RESIZING_ERRORS = ['quality', 'size', 'canvas', 'blob'] as const;
export type ResizingError = (typeof RESIZING_ERRORS)[number];

export interface Resizing extends Size {
  /** 0 (fast) to 3 (best). */
  quality: number;
  unsharpRadius: number;
}

export interface CheckedResizing extends Resizing {
  filter: (typeof RESIZING_FILTERS)[number];
}

/** Returns valid resizing options with the radius capped (spec §5) and the filter of the quality, or an error. */
export function checkResizing(resizing: Resizing): CheckedResizing | ResizingError {
  const { quality, width, height, unsharpRadius } = resizing;
  const filter = RESIZING_FILTERS[quality];
  if (filter === undefined) return 'quality';
  if (!(width >= 1 && height >= 1)) return 'size';
  return { ...resizing, filter, unsharpRadius: Math.min(unsharpRadius, UNSHARP_RADIUS_MAX) };
}
