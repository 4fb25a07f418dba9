import { Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';

/** In a list beside the words from 600 px on, above them on phones. */
const SIZES = '(min-width: 600px) 17rem, 100vw';
/** Large beside the title from 960 px on, below it on narrower windows. */
const LARGE_SIZES = '(min-width: 960px) 24rem, 100vw';

/** What an event looks like; it only decorates, its title stands beside it. `large`, it heads the page. */
export function EventPicture({ address, large = false }: { address: string; large?: boolean }): ReactElement {
  const { src, srcSet } = storedImage(address);
  const sizes = large ? LARGE_SIZES : SIZES;
  return <Image src={src} srcSet={srcSet} sizes={sizes} alt="" ratio="3:2" priority={large} rounded />;
}
