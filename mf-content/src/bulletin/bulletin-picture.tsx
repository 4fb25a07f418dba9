import { Image, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';

/** The picture that administrators have chosen for the bulletin; it only decorates. */
export function BulletinPicture({ picture }: { picture: string }): ReactElement {
  return <Image {...storedImage(picture)} sizes="(min-width: 960px) 24rem, 92vw" alt="" ratio="3:2" priority rounded />;
}
