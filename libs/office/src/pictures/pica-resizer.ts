import { RESIZING } from '@arbora/domain';
import { Pica } from 'pica/pica_main';

const { tile, concurrency } = RESIZING;

/** JavaScript, in a worker loaded from a file: the content security policy blocks blob workers and WebAssembly. */
export const resizer = new Pica({
  tile,
  concurrency,
  features: ['js', 'ww'],
  workerURL: new URL('pica/pica_worker', import.meta.url),
});
