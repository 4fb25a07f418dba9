import sharp from 'sharp';
import type { Attachment } from './attachments';
import { MARK_SVG, NURSERY_SVG } from './header-drawing';

/** Content-IDs of the pictures in every mail's header. */
export const MARK = 'mark@arbora';
export const NURSERY = 'nursery@arbora';

let drawn: Promise<Attachment[]> | null = null;

/** The pictures of the header. They are embedded, because many mail programs block remote pictures. */
export function headerPictures(): Promise<Attachment[]> {
  drawn ??= Promise.all([picture(MARK, 'arbora.png', MARK_SVG), picture(NURSERY, 'stromy.png', NURSERY_SVG)]);
  return drawn;
}

/** PNG, since mail programs draw no SVG. */
async function picture(cid: string, filename: string, svg: string): Promise<Attachment> {
  const content = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toBuffer();
  return { cid, filename, content_type: 'image/png', content };
}
