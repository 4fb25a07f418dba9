import { drawPicture } from './draw';

/** `drawPicture` in a worker thread. */
export default function draw(name: string): string | null {
  return drawPicture(name);
}
