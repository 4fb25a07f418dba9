import type { Registry, RenderedPage } from '@arbora/registry';
import { LRUCache } from 'lru-cache';
import type { PageResponse } from './send-page';

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
  response: PageResponse;
}

/** Caches documents ready to send, so that a cached page is as cheap as a file. */
export class CachedResponses {
  private readonly entries = new LRUCache<string, CacheEntry>({
    ...LIMITS,
    sizeCalculation: ({ response }) => Math.ceil(response.body.length * CODINGS),
  });

  /** Returns the cached response of `key` made from the same parts, or makes and caches it. */
  async get(
    key: string,
    { registry, rendered }: ResponseParts,
    make: () => Promise<PageResponse>,
  ): Promise<PageResponse> {
    const cached = this.entries.get(key);
    if (cached?.registry === registry && cached.rendered === rendered) return cached.response;
    const response = await make();
    this.entries.set(key, { registry, rendered, response });
    return response;
  }
}
