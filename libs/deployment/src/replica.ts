import type { Deployment } from './deployment-log';

/** A site elsewhere; a folder has a copy of its log and of the descriptions of its versions. */
export interface Replica {
  /** Brings the folder up to date. */
  pull(): Promise<void>;
  /** Sends versions of packages from the folder, unless the site has them. */
  publish(versions: ReadonlyMap<string, string>): Promise<void>;
  /** Sends the versions of a deployment and appends it to the log; false if another one has taken its number. */
  append(deployment: Deployment): Promise<boolean>;
  /** Puts the latest deployment in use. */
  install(): Promise<void>;
  /** Deletes versions and entries of the log that are no longer needed; `log` has the entries to keep, oldest first. */
  dropOld(log: readonly Deployment[], now?: number): Promise<void>;
}
