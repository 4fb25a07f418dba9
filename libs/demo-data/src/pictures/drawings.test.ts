import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { INKS } from '../drawing/ink';
import { albums } from './albums';
import { drawPicture } from './draw';

/** Elements allowed in a drawing: no text, images or scripts. */
const ELEMENTS = new Set(['svg', 'defs', 'linearGradient', 'stop', 'g', 'path', 'use']);

interface Drawing {
  name: string;
  hash: string;
  /** Faults that `faultsOf` found in it. */
  faults: string[];
}

/** Returns forbidden, unclosed or wrongly nested elements, invalid paths and colours outside the palette. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)];
  if (paths.some(([, path = '']) => !/^M[-MLHVQCAZmlhvqcaz0-9. ]+$/.test(path))) faults.push('invalid path');
  const open: string[] = [];
  const withoutPaths = svg.replaceAll(/ d="[^"]*"/g, '');
  for (const [tag, closing, element = '', attributes = '', closed] of withoutPaths.matchAll(/<(\/?)([A-Za-z]+)([^<>]*?)(\/?)>/g)) {
    if (!ELEMENTS.has(element)) faults.push(tag);
    if (closing && open.pop() !== element) faults.push(`${tag} closes something else`);
    if (!closing && !closed) open.push(element);
    if (!/^(?: [A-Za-z0-9-]+="[^"<>]*")*$/.test(attributes)) faults.push(`<${element}${attributes}`);
    for (const [, ink = ''] of attributes.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)) {
      if (ink !== 'none' && ink !== 'url(#sky)' && !INKS.has(ink)) faults.push(ink);
    }
  }
  if (open.length > 0) faults.push(`${open.join()} not closed`);
  if (/NaN|undefined|Infinity|>[^<]+</.test(withoutPaths)) faults.push('text');
  return [...new Set(faults)];
} // prettier-ignore

const NAMES = albums().flatMap(({ pictures }) => pictures.map(({ name }) => name));
const drawings: Drawing[] = [];
beforeAll(() => {
  for (const name of NAMES) {
    const svg = drawPicture(name) ?? '';
    drawings.push({ name, hash: createHash('sha256').update(svg).digest('hex'), faults: svg ? faultsOf(svg) : ['none'] });
  }
}, 180_000); // prettier-ignore

test('every plant, news item, event, planted place and person has its own picture', () => {
  expect(drawings.length).toBeGreaterThan(600);
  expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
  expect(new Set(drawings.map(({ hash }) => hash)).size).toBe(drawings.length);
});

test('every drawing is well formed, uses the palette only, and has no text', () => {
  expect(drawings.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test('the fault check detects each fault', () => {
  expect(faultsOf('<svg><g><path d="M0 0" fill="#123456"/></svg>')).toHaveLength(3);
  expect(faultsOf('<svg><text>Acer</text></svg>')).toEqual(['<text>', '</text>', 'text']);
  expect(faultsOf('<svg><path d="MNaN 0" fill="none"/></svg>')).toEqual(['invalid path']);
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
); // prettier-ignore

test.each(['', 'plant', 'plant Nemo', 'gallery fields 99', 'gallery', 'news x', 'event toString', 'place toString', 'person constructor', 'photo 1', 'panorama', 'panorama obristvi mesto', 'panorama toString vjezd'])(
  '%j is not the name of a picture',
  (name) => {
    expect(drawPicture(name)).toBeNull();
  },
); // prettier-ignore
