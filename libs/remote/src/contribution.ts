import type { ManagerSection } from '@arbora/domain';
import type { TextSection } from './definition';

/**
 * A contribution of a remote to a place of other remotes' pages, such as a tile of the dashboard: loaded when a page asks
 * for it, with its texts. Contribution points and their types are declared by the library that owns the place.
 */
export interface RemoteContribution {
  point: string;
  /** The section whose rights the person needs; the code is not loaded for others. */
  section?: ManagerSection;
  texts?: TextSection;
  load: () => Promise<{ default: unknown }>;
}

/** The loaded contributions to a point, each with its remote; `failed` names remotes whose code did not load. */
export interface Contributions<Value> {
  loaded: readonly { remote: string; value: Value }[];
  failed: readonly string[];
}
