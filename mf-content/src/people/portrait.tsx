import { Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';

export interface PortraitProps {
  photo: string | null;
  /** '' where the name stands beside it. */
  alt: string;
  /** As the `sizes` of pictures. */
  sizes: string;
  priority?: boolean;
}

/** Somebody's picture; a leaf where there is none. */
export function Portrait({ photo, alt, sizes, priority }: PortraitProps): ReactElement {
  const picture = photo ? storedImage(photo) : { src: null };
  return <Image {...picture} alt={alt} sizes={sizes} ratio="1:1" priority={priority} rounded />;
}
