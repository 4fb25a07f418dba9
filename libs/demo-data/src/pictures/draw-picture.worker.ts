import { drawPicture } from './draw';

/** `drawPicture` in a thread of its own. */
export default function draw(name: string): string | null {
  return drawPicture(name);
}
