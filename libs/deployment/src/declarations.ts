/** A property, a parameter, a result or an export. */
export interface Member {
  /** Digest of the spelled type, in which the types of `refs` have no names. */
  digest: string;
  /** The object types in it, in order. */
  refs?: string[];
  isOptional?: boolean;
  /** Whether its value comes from the other side, as a parameter. */
  isInput?: boolean;
}

/** An object type or function by its members, or a union of literals by its values. */
export interface DeclaredType {
  members?: Record<string, Member>;
  values?: string[];
}

/** The declarations that a build shares with the rest of the site. */
export interface Declarations {
  /** Exports of the shared libraries, by library. */
  exports: Record<string, Record<string, Member>>;
  /** The mount props. */
  mount: Member;
  /** Events, slots, contribution points and routes: exchanged by remotes, unread by the shell. */
  exchanged: Record<string, Member>;
  types: Record<string, DeclaredType>;
}
