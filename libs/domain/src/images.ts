/** Pictures: sizes, qualities and limits of spec §9, shared by browsers that send or show them and the back end. */

/** Longest side of a picture that is sent, in px; browsers shrink larger ones before they send them. */
export const IMAGE_MAX_SIDE = 2500;
/** What is shown where no width is asked for: longest side in px, WebP quality. */
export const THUMBNAIL = { side: 1000, quality: 66 } as const;
/** WebP quality of pictures delivered in a width that was asked for. */
export const DELIVERY_QUALITY = 85;
/** How pictures are shrunk in browsers: pixels of a tile, filter, and tiles or pictures worked on at once. */
export const RESIZING = { tile: 1024, filter: 'mks2013', concurrency: 4 } as const;
/** Limits of the settings of shrinking (spec §5). */
export const RESIZING_QUALITY_MAX = 3;
export const UNSHARP_RADIUS_MAX = 2;

/** Widths in which pictures are delivered: the smallest, then every whole step. In px. */
export const IMAGE_WIDTH = { min: 50, step: 100, max: 3000 } as const;

/** Types of picture that may be sent, by MIME type. Animated ones are refused. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Longest address of a picture that rows keep. */
export const IMAGE_URL_MAX_LENGTH = 500;

/** Whether a text can be the address of a picture: on the web, or a path of this site. As the database has it. */
export function isImageUrl(value: string): boolean {
  return value.length <= IMAGE_URL_MAX_LENGTH && /^(https?:\/\/[^/\s"'<>\\]|\/[^/\s"'<>\\])[^\s"'<>\\]*$/.test(value);
}

/** Largest request with a picture or a file, in bytes: base64 makes a third more of what it carries. */
export const UPLOAD_BODY_LIMIT = 12 * 1024 * 1024;
/** Largest picture that fits into such a request beside its metadata. */
export const IMAGE_MAX_BYTES = 8.5 * 1024 * 1024;

/** Buckets of static files: a customer's files with a basket, and what everyone may download. */
export const FILE_BUCKETS = ['basket', 'public'] as const;
export type FileBucket = (typeof FILE_BUCKETS)[number];
/** Largest file in bytes, by bucket. */
export const FILE_MAX_BYTES: Readonly<Record<FileBucket, number>> = {
  basket: 5 * 1024 * 1024,
  public: 8 * 1024 * 1024,
};
/** Files one customer may keep. */
export const BASKET_FILES_MAX = 20;
/** Types of static files by MIME type, with the ending that names of such files get. */
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

/** A width in px as pictures are delivered: to the nearest step, between the limits. */
export function deliveredWidth(width: number): number {
  const { min, max } = IMAGE_WIDTH;
  return width <= min ? min : Math.min(max, toStep(width));
}

function toStep(width: number): number {
  return Math.max(IMAGE_WIDTH.min, Math.round(width / IMAGE_WIDTH.step) * IMAGE_WIDTH.step);
}

/** Width in px of a picture for a window of `windowWidth` px: 1.3 times as wide, for sharper screens (spec §9). */
export function regularImageWidth(windowWidth: number): number {
  return Math.min(IMAGE_WIDTH.max, toStep(windowWidth * 1.3));
}

/** Width in px of the picture shown until the regular one has come: a quarter of it (spec §9). */
export function lazyImageWidth(windowWidth: number): number {
  return toStep(regularImageWidth(windowWidth) / 4);
}

/** Address of a delivered picture; without `width` of its thumbnail. */
export function imageUrl(key: string, width?: number): string {
  return width === undefined ? `/cdn/${key}` : `/cdn/${key}?w=${deliveredWidth(width)}`;
}

/** The key of the stored picture that an address is of; null for pictures of other sites. */
export function imageKey(address: string): string | null {
  return /^\/cdn\/([^/?]+)/.exec(address)?.[1] ?? null;
}

/** The address of the same stored picture in another width; addresses of other pictures stay as they are. */
export function imageUrlAt(address: string, width: number): string {
  const key = imageKey(address);
  return key === null ? address : imageUrl(key, width);
}

export interface Size {
  width: number;
  height: number;
}

/** The size a picture is shrunk to so that neither side is longer than `side`; smaller ones stay as they are. */
export function fitWithin({ width, height }: Size, side: number = IMAGE_MAX_SIDE): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What can go wrong in a browser that shrinks a picture; screens show the locale text `error.image.<code>` (spec §8). */
export const RESIZING_ERRORS = ['quality', 'size', 'canvas', 'blob'] as const;
export type ResizingError = (typeof RESIZING_ERRORS)[number];

export interface Resizing extends Size {
  /** 0 (fast) to 3 (best). */
  quality: number;
  unsharpRadius: number;
}

/** Settings of shrinking with the radius capped (spec §5), or what is wrong with them. */
export function checkResizing(resizing: Resizing): Resizing | ResizingError {
  const { quality, width, height, unsharpRadius } = resizing;
  if (!Number.isInteger(quality) || quality < 0 || quality > RESIZING_QUALITY_MAX) return 'quality';
  if (!(width >= 1 && height >= 1)) return 'size';
  return { ...resizing, unsharpRadius: Math.min(unsharpRadius, UNSHARP_RADIUS_MAX) };
}
