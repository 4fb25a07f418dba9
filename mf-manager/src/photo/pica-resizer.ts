import { RESIZING } from '@arbora/domain';
import { Pica } from 'pica/pica_main';

const { tile, concurrency } = RESIZING;

/** The content security policy takes workers from the site's own files alone, and no WebAssembly. */
export const resizer = new Pica({
  tile,
  concurrency,
  features: ['js', 'ww'],
  workerURL: new URL('pica/pica_worker', import.meta.url),
});
