import { FORM_DRAFTS, getSession } from '@arbora/auth';

/** The unfinished form that is stored on the device. */
export interface FormDraft {
  /** The form and its record, such as `event/{id}`; unique in the app. */
  form: string;
  /** Version of the edited record: a draft of another version is restored with a warning. */
  version?: number | undefined;
}

const ANONYMOUS = `${FORM_DRAFTS}anonymous/`;

/**
 * Storage key of a draft. A draft belongs to one person: one typed without a session is not shown after a login,
 * because another person may be using the device by then.
 */
export function draftKey(form: string, person: string | undefined): string {
  return person === undefined ? ANONYMOUS + form : `${FORM_DRAFTS}${person}/${form}`;
}

/** Drafts without a session end with the tab; those of a logged-in person outlive it. */
export function draftStorage(key: string): Storage {
  return key.startsWith(ANONYMOUS) ? sessionStorage : localStorage;
}

export function hasDraft(key: string): boolean {
  try {
    return draftStorage(key).getItem(key) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Deletes the current user's draft of a form. */
export function deleteOwnDraft(form: string): void {
  const key = draftKey(form, getSession().user?.id);
  try {
    draftStorage(key).removeItem(key);
  } catch {
    // Storage is blocked: there is none.
  }
}
