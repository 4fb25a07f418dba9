import type { Registry, RenderedPage } from '@arbora/registry';
import { LRUCache } from 'lru-cache';
import type { PageAnswer } from './send-page';

const LIMITS = { max: 2000, maxSize: 64_000_000 };
/** Estimated size of a body with its compressed encodings, relative to the body. */
const CODINGS = 1.4;

/** Inputs of a document besides its key: as long as they are identical, so is the document. */
export interface ResponseParts {
  registry: Registry;
  /** Compared by reference. */
  rendered: RenderedPage | null;
}

interface CacheEntry extends ResponseParts {
  answer: PageAnswer;
}

/** Caches documents ready to send, so that a cached page is as cheap as a file. */
export class CachedResponses {
  private readonly entries = new LRUCache<string, CacheEntry>({
    ...LIMITS,
    sizeCalculation: ({ answer }) => Math.ceil(answer.body.length * CODINGS),
  });

  /** Returns the cached answer of `key` made from the same parts, or makes and caches it. */
  async get(key: string, { registry, rendered }: ResponseParts, make: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const cached = this.entries.get(key);
    if (cached?.registry === registry && cached.rendered === rendered) return cached.answer;
    const answer = await make();
    this.entries.set(key, { registry, rendered, answer });
    return answer;
  }
}
