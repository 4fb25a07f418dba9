import type { Section } from '../section';

/** The name of a section among the saved views. */
export function viewsOf({ texts, name }: Section): string {
  return `${texts}/${name}`;
}

/** Search parameters that a saved view consists of. */
function namesOf({ filters = [] }: Section): string[] {
  return ['q', 'sort', 'columns', ...filters.map(({ name }) => name)];
}

/** What an address shows of a list, in the form in which it is saved. */
export function viewParams(section: Section, params: URLSearchParams): string {
  const kept = namesOf(section).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

/** The changes of an address that show a saved view; parameters that the section no longer has are left out. */
export function viewChanges(section: Section, saved: string): Record<string, string | null> {
  const params = new URLSearchParams(saved);
  return Object.fromEntries(namesOf(section).map((name) => [name, params.get(name)]));
}
