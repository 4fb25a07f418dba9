/** A picture of a gallery. */
export interface GalleryPicture {
  id: string;
  /** In the size to look at it. */
  src: string;
  srcSet?: string;
  /** What it shows; '' where nobody has said. */
  alt: string;
  caption?: string;
  /** Of the original, in px. */
  width?: number;
  height?: number;
  placeholder?: string;
}
