/** A change of one package of the site; null: it was or is not deployed. */
export interface VersionChange {
  name: string;
  from: string | null;
  to: string | null;
}

/** Author and reason of a change of a site. */
export interface DeploymentAuthor {
  /** `user@host` of a folder's deployment; over HTTPS the name of the team's token, or of the admin. */
  by: string;
  reason: string | null;
}

/** The version of a package is fixed: deployments that would change it are refused. */
export interface Pin extends DeploymentAuthor {
  /** ISO date and time. */
  at: string;
}

/** A version of a remote for some people, beside the deployed one. */
export interface Canary extends DeploymentAuthor {
  /** ISO date and time. */
  at: string;
  version: string;
  /** Percent of the browsers that get it. */
  share: number;
  /** E-mail addresses of the accounts that get it in any case. */
  people: readonly string[];
  /** It ends by itself once its pages fail this many times as often as those of the deployed version. */
  factor: number;
}

/** An entry of the log of deployments. */
export interface LoggedDeployment extends DeploymentAuthor {
  /** 1 for the first. */
  number: number;
  /** ISO date and time. */
  at: string;
  /** The command, as `rollback mf-shop`. */
  action: string;
  changes: VersionChange[];
}

/** A package of a site. `at` and `by` of its present version are null if the log no longer knows its deployment. */
export interface DeployedPackage {
  name: string;
  version: string;
  at: string | null;
  by: string | null;
  pin: Pin | null;
  canary: Canary | null;
}

/** A version of a remote that is on the site's disk but not deployed. */
export interface PublishedVersion {
  name: string;
  version: string;
  /** When it was published: ISO date and time. */
  at: string;
}

/** Another build of a remote, which one person tries out: a published version, or one on the person's own computer. */
export type TrialBuild = { name: string; version: string } | { name: string; address: string };

/** The packages of a site, and its deployments, newest first: `/api/deployments`. */
export interface SiteInfo {
  /** Null before the first deployment. */
  build: string | null;
  packages: DeployedPackage[];
  history: LoggedDeployment[];
  /** Versions of remotes that may be tried out or rolled back to, the newest first. */
  published: PublishedVersion[];
}

/** A change of a site that needs no files; a version of null is the one before the present, or for a pin the present. */
export type ChangeOfVersions =
  | { action: 'rollback' | 'pin'; name: string; version: string | null }
  | ({ action: 'canary'; name: string } & Pick<Canary, 'version' | 'share' | 'people' | 'factor'>)
  | { action: 'unpin' | 'end-canary'; name: string }
  | { action: 'remove'; names: readonly string[] };

/** Answer to a change of a site. */
export interface ChangeAnswer {
  build: string;
  changes: VersionChange[];
}
