/** The columns of an `AuthPerson`, for use in a statement. */
export const PERSON_COLUMNS =
  'id, email, roles, allowed_apps, prefs, is_blocked, state, created_at, version, updated_at';
