export interface GalleryPicture {
  id: string;
  /** URL of the full size. */
  src: string;
  srcSet?: string;
  /** '' if unknown. */
  alt: string;
  caption?: string;
  /** Of the original, in px. */
  width?: number;
  height?: number;
  placeholder?: string;
}
