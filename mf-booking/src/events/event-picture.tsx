import { Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Beside the words from 600 px on, above them on phones. */
const SIZES = '(min-width: 600px) 17rem, 100vw';

/** What an event looks like; it only decorates, its title stands beside it. */
export function EventPicture({ address }: { address: string }): ReactElement {
  const { src, srcSet } = storedImage(address);
  return <Image src={src} srcSet={srcSet} sizes={SIZES} alt="" ratio="3:2" rounded />;
}
