import { FORM_DRAFTS } from '@arbora/auth';
import * as v from 'valibot';
import { draftStorage } from './form-draft';

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Never stored, whatever the form. */
const SECRET = /password|token|secret|code/i;

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ savedAt: v.number(), version: v.nullable(v.number()), values: v.record(v.string(), v.unknown()) }),
);
export type StoredDraft = v.InferOutput<typeof schema>;
export type Values = Readonly<Record<string, unknown>>;

function isData(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return typeof value !== 'function';
  if (Array.isArray(value)) return value.every(isData);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isData);
}

/** Returns the fields that differ from the form's defaults, without secrets and files. */
export function changedValues(values: Values, defaults: Values): Values {
  const changed = Object.entries(values).filter(
    ([name, value]) => !SECRET.test(name) && isData(value) && JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  return Object.fromEntries(changed);
}

/** Returns the stored fields that the form still has and the user has not typed into yet. */
export function restorableValues(stored: Values, values: Values, defaults: Values): Values {
  const typed = changedValues(values, defaults);
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name in values && !(name in typed)));
}

export function readDraft(key: string): StoredDraft | null {
  deleteExpired();
  try {
    const { success, output } = v.safeParse(schema, draftStorage(key).getItem(key));
    return success ? output : null;
  } catch {
    // Storage is blocked.
    return null;
  }
}

export function writeDraft(key: string, version: number | null, values: Values): void {
  const draft: StoredDraft = { savedAt: Date.now(), version, values };
  try {
    draftStorage(key).setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the form works without it.
  }
}

export function deleteDraft(key: string): void {
  try {
    draftStorage(key).removeItem(key);
  } catch {
    // Storage is blocked: there is none.
  }
}

function deleteExpired(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter((name) => name.startsWith(FORM_DRAFTS))) {
        const { success, output } = v.safeParse(schema, storage.getItem(key));
        if (!success || Date.now() - output.savedAt > MAX_AGE_MS) storage.removeItem(key);
      }
    }
  } catch {
    // Storage is blocked: there are none.
  }
}
