import type { Acl, AuthRole, UserProfile } from '@arbora/domain';

export interface SessionUser {
  /** Person id and profile id. */
  id: string;
  email: string;
  /** Role of the current access token. */
  role: AuthRole;
  allowedRoles: AuthRole[];
  acl: Acl[];
  isManager: boolean;
  isAdmin: boolean;
  /** Staff limited to the customer role until they set up a second factor. */
  needsSecondFactor: boolean;
  /** Null if it could not be read yet. */
  profile: UserProfile | null;
}

/** `restoring`: not known yet; the state of server rendering and of the first render. */
export type Session =
  | { status: 'restoring'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'authenticated'; user: SessionUser };

export const RESTORING: Session = { status: 'restoring', user: null };
export const ANONYMOUS: Session = { status: 'anonymous', user: null };
