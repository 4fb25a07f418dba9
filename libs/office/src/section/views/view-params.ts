import type { Section } from '../section';

/** Key of a section among saved views. */
export function savedViewsKey({ texts, name }: Section): string {
  return `${texts}/${name}`;
}

/** Search parameters that a saved view consists of. */
export function viewParamNames({ filters = [] }: Section): string[] {
  return ['q', 'sort', 'columns', ...filters.map(({ name }) => name)];
}

/** Serializes the list state of a URL as a saved view. */
export function viewParams(section: Section, params: URLSearchParams): string {
  const kept = viewParamNames(section).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

/** URL changes that apply a saved view; parameters that the section no longer has are dropped. */
export function viewChanges(section: Section, saved: string): Record<string, string | null> {
  const params = new URLSearchParams(saved);
  return Object.fromEntries(viewParamNames(section).map((name) => [name, params.get(name)]));
}
