import sharp from 'sharp';
import { MARK_SVG } from '../../mail/header-drawing';
import { LIGHT } from '../../mail/mail-style';

/** Height of each picture in points, and of the margin around its mark. */
const PICTURES = [
  { name: 'icon', height: 29, margin: 3 },
  { name: 'logo', height: 50, margin: 0 },
];
const SCALES = [
  { suffix: '', scale: 1 },
  { suffix: '@2x', scale: 2 },
  { suffix: '@3x', scale: 3 },
];

let drawn: Promise<Record<string, Buffer>> | null = null;

/** The pictures of an Apple Wallet pass by file name: the mark on the brand's green, drawn once. */
export function passPictures(): Promise<Record<string, Buffer>> {
  drawn ??= drawAll().catch((error: unknown) => {
    drawn = null;
    throw error;
  });
  return drawn;
}

async function drawAll(): Promise<Record<string, Buffer>> {
  const pictures = PICTURES.flatMap(({ name, height, margin }) =>
    SCALES.map(async ({ suffix, scale }) => {
      const side = (height - 2 * margin) * scale;
      const edge = margin * scale;
      const background = LIGHT.primary;
      const bytes = await sharp(Buffer.from(MARK_SVG), { density: 216 })
        .resize(side, side, { fit: 'contain', background })
        .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
        .png({ palette: true, colours: 64, effort: 7 })
        .toBuffer();
      return [`${name}${suffix}.png`, bytes] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(pictures));
}
