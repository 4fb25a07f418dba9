import type { Deps } from '../service';

/**
 * Work done at set times by whichever instance comes first. A job may run twice or late: it looks at what is to be done
 * and leaves alone what is done.
 */
export interface Job {
  name: string;
  /** Minute, hour, day, month, weekday. */
  cron: string;
  /** Of the clock that `cron` goes by, UTC by default: one with summer time costs several times as much at each look. */
  timeZone?: string;
  run(deps: Deps): Promise<void>;
}
