import { fairShare, ShareExceededError, type ShareLimits } from '../../http/fair-share';

/** Bulkhead: gives each client a share of the workers, so that one client cannot use them all. */
export class RenderTurns {
  private readonly share: ReturnType<typeof fairShare>;
  private waiting = 0;

  constructor(limits: ShareLimits) {
    this.share = fairShare(limits);
  }

  /** Whether any client waits for its turn. */
  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** Runs `work` in the client's turn (see `limitKey`); null if its share is used up. */
  async take<T>(client: string, work: () => Promise<T | null>): Promise<T | null> {
    this.waiting += 1;
    let isWaiting = true;
    const leave = (): void => {
      if (isWaiting) this.waiting -= 1;
      isWaiting = false;
    };
    try {
      return await this.share(client, () => {
        leave();
        return work();
      });
    } catch (error) {
      if (error instanceof ShareExceededError) return null;
      throw error;
    } finally {
      leave();
    }
  }
}
