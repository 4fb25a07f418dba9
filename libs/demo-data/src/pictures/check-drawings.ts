/** Draws all pictures of the demo data and prints a `CheckedDrawing` of each as JSON. */
import { createHash } from 'node:crypto';
import { albums } from './albums';
import { drawPicture } from './draw';
import { drawingFaults } from './drawing-faults';

export interface CheckedDrawing {
  name: string;
  /** SHA-256 of the SVG. */
  hash: string;
  faults: string[];
}

const drawings = albums().flatMap(({ pictures }) =>
  pictures.map(({ name }): CheckedDrawing => {
    const svg = drawPicture(name) ?? '';
    const hash = createHash('sha256').update(svg).digest('hex');
    return { name, hash, faults: svg ? drawingFaults(svg) : ['none'] };
  }),
);
console.log(JSON.stringify(drawings));
