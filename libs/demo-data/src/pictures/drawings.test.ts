import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { albums } from './albums';
import type { CheckedDrawing } from './check-drawings';
import { drawPicture } from './draw';
import { drawingFaults } from './drawing-faults';

let drawings: readonly CheckedDrawing[] = [];
beforeAll(() => {
  // In a process of its own: inside Jest, where reading a global is slow, drawing takes five times as long.
  const args = ['--import', 'tsx', path.join(__dirname, 'check-drawings.ts')];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 16_000_000 });
  drawings = JSON.parse(output) as CheckedDrawing[];
}, 180_000);

test('every plant, news item, event, planted place and person has its own picture', () => {
  expect(drawings.length).toBeGreaterThan(600);
  expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
  expect(new Set(drawings.map(({ hash }) => hash)).size).toBe(drawings.length);
});

test('every drawing is well formed, uses the palette only, and has no text', () => {
  expect(drawings.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test('the fault check detects each fault', () => {
  expect(drawingFaults('<svg><g><path d="M0 0" fill="#123456"/></svg>')).toHaveLength(3);
  expect(drawingFaults('<svg><text>Acer</text></svg>')).toEqual(['<text>', '</text>', 'text']);
  expect(drawingFaults('<svg><path d="MNaN 0" fill="none"/></svg>')).toEqual(['invalid path']);
});

test.each(['plant Quercus robur', 'twig Ginkgo biloba', 'gallery fields 2', 'news Hnojení stromů: méně je více', 'event roubovani', 'place melnik', 'person habr', 'panorama obristvi vjezd'])(
  'drawing %s is deterministic, and has the declared size',
  async (name) => {
    const svg = drawPicture(name) ?? '';
    expect(createHash('sha256').update(svg).digest('hex')).toBe(drawings.find((picture) => picture.name === name)?.hash);
    const shown = albums().flatMap(({ pictures }) => pictures).find((picture) => picture.name === name);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ width, height }).toEqual({ width: shown?.width, height: shown?.height });
  },
); // oxfmt-ignore

test.each(['', 'plant', 'plant Nemo', 'gallery fields 99', 'gallery', 'news x', 'event toString', 'place toString', 'person constructor', 'photo 1', 'panorama', 'panorama obristvi mesto', 'panorama toString vjezd'])(
  '%j is not the name of a picture',
  (name) => {
    expect(drawPicture(name)).toBeNull();
  },
); // oxfmt-ignore
