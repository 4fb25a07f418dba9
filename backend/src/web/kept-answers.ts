import type { Registry, RenderedPage } from '@arbora/registry';
import { LRUCache } from 'lru-cache';
import type { PageAnswer } from './send-page';

const LIMITS = { max: 2000, maxSize: 64_000_000 };
/** The body, and about as much again for its other codings. */
const CODINGS = 1.4;

/** What a document was made of, beside what its key says: as long as these are the same, so is the document. */
export interface AnswerParts {
  registry: Registry;
  /** The page itself, not a copy. */
  rendered: RenderedPage | null;
}

interface Kept extends AnswerParts {
  answer: PageAnswer;
}

/** Keeps documents ready to be sent, so that a page out of the cache costs what a file costs. */
export class KeptAnswers {
  private readonly kept = new LRUCache<string, Kept>({
    ...LIMITS,
    sizeCalculation: ({ answer }) => Math.ceil(answer.body.length * CODINGS),
  });

  /** The answer under `key` that was made of the same parts, or what `make` makes of them. */
  async get(key: string, { registry, rendered }: AnswerParts, make: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const kept = this.kept.get(key);
    if (kept?.registry === registry && kept.rendered === rendered) return kept.answer;
    const answer = await make();
    this.kept.set(key, { registry, rendered, answer });
    return answer;
  }
}
