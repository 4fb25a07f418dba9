import type { Deps } from '../service';

/** Scheduled work, taken by one of the instances. Must be idempotent: a job may run twice or late. */
export interface Job {
  name: string;
  /** Cron expression: minute, hour, day, month, weekday. */
  cron: string;
  /** Time zone of `cron`, UTC by default: one with daylight saving time is several times as expensive to evaluate. */
  timeZone?: string;
  run(deps: Deps): Promise<void>;
}
