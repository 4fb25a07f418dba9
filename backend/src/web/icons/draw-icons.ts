import sharp from 'sharp';
import { SHARED } from '../../media/image/variant';
import { icoOf } from './ico';

/** Background of icons that systems mask. */
const GROUND = '#ffffff';
const DENSITY = 72;
/** Height of the mark in the SVG, in px. */
const DRAWN = 36;

/** Picture of news feeds, at RSS's maximum size. */
export const FEED_ICON = { path: '/icons/feed-144.png', side: 144 };

/**
 * Icons of the site by the last part of their address; the mark covers the fraction `part` of a square, on a background
 * if `ground`.
 */
const ICONS: Readonly<Record<string, { side: number; part: number; ground: boolean }>> = {
  '192.png': { side: 192, part: 0.92, ground: false },
  '512.png': { side: 512, part: 0.92, ground: false },
  // Systems may crop everything outside a circle of four fifths.
  'maskable-512.png': { side: 512, part: 0.56, ground: true },
  'apple-touch-180.png': { side: 180, part: 0.72, ground: true },
  'feed-144.png': { side: FEED_ICON.side, part: 0.8, ground: true },
};

async function mark(svg: Buffer, side: number): Promise<Buffer> {
  return sharp(svg, { density: (DENSITY * side) / DRAWN })
    .resize(side, side, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
}

async function onGround(svg: Buffer, width: number, height: number, side: number, ground: boolean): Promise<Buffer> {
  const background = ground ? GROUND : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: await mark(svg, side) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Draws an icon of the site from its mark; null for an unknown name. */
export async function drawIcon(name: string, svg: Buffer): Promise<Buffer | null> {
  if (name === 'favicon.ico') return icoOf(await Promise.all([16, 32, 48].map((side) => mark(svg, side))));
  if (name === 'share.png') return onGround(svg, SHARED.width, SHARED.height, Math.round(SHARED.height * 0.7), true);
  const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  return icon ? onGround(svg, icon.side, icon.side, Math.round(icon.side * icon.part), icon.ground) : null;
}
