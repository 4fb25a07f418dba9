import { Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';

/** In a list next to the text from 600 px on, above it on phones. */
const SIZES = '(min-width: 600px) 17rem, 100vw';
/** Large next to the title from 960 px on, below it in narrower windows. */
const LARGE_SIZES = '(min-width: 960px) 24rem, 100vw';

/** Decorative picture of an event, next to its title. `large`: at the head of the page. */
export function EventPicture({ image, large = false }: { image: string; large?: boolean }): ReactElement {
  const { src, srcSet } = storedImage(image);
  const sizes = large ? LARGE_SIZES : SIZES;
  return <Image src={src} srcSet={srcSet} sizes={sizes} alt="" ratio="3:2" priority={large} rounded />;
}
