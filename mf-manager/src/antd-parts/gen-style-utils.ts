import { ANTD_SCOPE } from './scope';

type NameOfPart = string | readonly [string, string];
type Hook = () => [hashClass: string, scopeClass: string];

/** Names of the parts that have been drawn: a test compares them with those whose styles are extracted. */
export const drawnParts = new Set<string>();

function note(part: NameOfPart): void {
  drawnParts.add(String(part));
}

/**
 * Stands in for antd's own makers of styles, which write style elements while the page runs. The style sheet has the
 * rules already; a part only asks for the class by which its variables are found.
 */
export function genStyleHooks(part: NameOfPart): Hook {
  return () => {
    note(part);
    return ['', ANTD_SCOPE];
  };
}

export function genComponentStyleHook(part: NameOfPart): () => string {
  return () => {
    note(part);
    return '';
  };
}

export function genSubStyleComponent(part: NameOfPart): () => null {
  return () => {
    note(part);
    return null;
  };
}

/** Names of a part's variables and references to them, as antd's own writes them. */
export function genCssVar(
  antCls: string,
  component: string,
): [name: (variable: string) => string, reference: (variable: string, fallback?: string) => string] {
  const name = (variable: string): string => `--${antCls.replaceAll('.', '')}-${component}-${variable}`;
  return [name, (variable, fallback) => `var(${name(variable)}${fallback ? `, ${fallback}` : ''})`];
}
