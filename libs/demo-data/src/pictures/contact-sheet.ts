import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { albums } from './albums';
import { drawPicture } from './draw';

/** Size in px of a picture, and of its caption. */
const TILE = 240;
const LABEL = 22;
const GAP = 8;
const COLUMNS = 8;
const ROWS = 6;

/** Returns the names of drawings that contain one of the words; all without words. */
export function drawingNames(words: readonly string[]): string[] {
  const names = albums().flatMap(({ pictures }) => pictures.map(({ name }) => name));
  const wanted = words.map((word) => word.toLowerCase());
  return wanted.length === 0 ? names : names.filter((name) => wanted.some((word) => name.toLowerCase().includes(word)));
}

/** Writes contact sheets of the drawings as PNG files to an emptied folder. Returns the files. */
export async function contactSheets(names: readonly string[], folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (let from = 0; from < names.length; from += COLUMNS * ROWS) {
    const file = path.join(folder, `sheet-${String(files.length + 1).padStart(2, '0')}.png`);
    await sheet(names.slice(from, from + COLUMNS * ROWS), file);
    files.push(file);
  }
  return files;
}

async function sheet(names: readonly string[], file: string): Promise<void> {
  const tiles: OverlayOptions[] = [];
  for (const [index, name] of names.entries()) {
    const left = GAP + (index % COLUMNS) * (TILE + GAP);
    const top = GAP + Math.floor(index / COLUMNS) * (TILE + LABEL + GAP);
    tiles.push({ input: await thumbnail(name), left, top }, { input: label(name), left, top: top + TILE });
  }
  const width = GAP + Math.min(COLUMNS, names.length) * (TILE + GAP);
  const height = GAP + Math.ceil(names.length / COLUMNS) * (TILE + LABEL + GAP);
  await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(tiles)
    .png()
    .toFile(file);
}

function thumbnail(name: string): Promise<Buffer> {
  const svg = Buffer.from(drawPicture(name) ?? '');
  return sharp(svg).resize(TILE, TILE, { fit: 'contain', background: 'white' }).png().toBuffer();
}

function label(name: string): Buffer {
  const text = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${LABEL}"><text x="2" y="15" font-family="sans-serif" font-size="12" textLength="${Math.min(TILE - 4, name.length * 6.4)}" lengthAdjust="spacingAndGlyphs">${text}</text></svg>`,
  );
}
