import { Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';

/** The bulletin's picture, chosen by administrators; decorative. */
export function BulletinPicture({ picture }: { picture: string }): ReactElement {
  return <Image {...storedImage(picture)} sizes="(min-width: 960px) 24rem, 92vw" alt="" ratio="3:2" priority rounded />;
}
