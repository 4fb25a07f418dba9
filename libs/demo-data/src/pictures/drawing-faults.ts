import { INKS } from '../drawing/ink';

/** Elements allowed in a drawing: no text, images or scripts. */
const ELEMENTS = new Set(['svg', 'defs', 'linearGradient', 'stop', 'g', 'path', 'use']);

/** Returns forbidden, unclosed or wrongly nested elements, invalid paths and colours outside the palette. */
export function drawingFaults(svg: string): string[] {
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
} // oxfmt-ignore
