/** Data that a document gives its scripts. `start` and `rendered` are in rendered documents only. */
export type DocumentData = 'registry' | 'site' | 'start' | 'rendered';

const opening = (id: DocumentData): string => `<script type="application/json" id="${id}">`;
const CLOSING = '</script>';

/** Serializes JSON for a script element; escapes `<` so that no value can end the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Returns the element of a document with the data; `json` is from `inlineJson`. */
export function dataElement(id: DocumentData, json: string): string {
  return opening(id) + json + CLOSING;
}

/** Returns where the data are in a document: the bounds of their element, and the JSON; null if it has none. */
export function findData(html: string, id: DocumentData): { start: number; end: number; json: string } | null {
  const start = html.indexOf(opening(id));
  const end = start < 0 ? -1 : html.indexOf(CLOSING, start);
  if (end < 0) return null;
  return { start, end: end + CLOSING.length, json: html.slice(start + opening(id).length, end) };
}
