import { fairShare, NoShareError } from '../../http/fair-share';

export interface TurnLimits {
  /** Pages of one client that are rendered at a time. */
  running: number;
  /** As many more wait. */
  waiting: number;
  /** Milliseconds that one of them waits at most. */
  patience: number;
}

/** Lets each client have a share of the workers, so that the requests of one leave room for those of others. */
export class RenderTurns {
  private readonly share: ReturnType<typeof fairShare>;
  private waiting = 0;

  constructor(limits: TurnLimits) {
    this.share = fairShare(limits);
  }

  /** Whether somebody waits for his turn. */
  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** What `work` comes to; null when the client (see `limitKey`) has had its share for now. */
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
      if (error instanceof NoShareError) return null;
      throw error;
    } finally {
      leave();
    }
  }
}
