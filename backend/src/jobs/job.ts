import type { Deps } from '../service';

/**
 * Work done at set times by whichever instance comes first. A job may run twice or late: it looks at what is to be done
 * and leaves alone what is done.
 */
export interface Job {
  name: string;
  /** Minute, hour, day, month, weekday, on the clock in Prague. */
  cron: string;
  run(deps: Deps): Promise<void>;
}
