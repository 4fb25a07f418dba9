import { Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';

export interface PortraitProps {
  photo: string | null;
  /** '' if the name is beside it. */
  alt: string;
  /** `sizes` of the picture. */
  sizes: string;
  priority?: boolean;
}

/** A person's picture; a leaf if there is none. */
export function Portrait({ photo, alt, sizes, priority }: PortraitProps): ReactElement {
  const picture = photo ? storedImage(photo) : { src: null };
  return <Image {...picture} alt={alt} sizes={sizes} ratio="1:1" priority={priority} rounded />;
}
