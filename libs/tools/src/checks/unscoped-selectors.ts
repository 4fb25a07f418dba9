/** At-rules whose blocks contain style rules. */
const GROUPS = /^@(media|supports|container|layer|scope|starting-style)\b/;
/** At-rules that define names of the whole document. */
const GLOBAL_DEFINITIONS = /^@(import|font-face|property|namespace|page)\b/;
const STRINGS_AND_COMMENTS = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;

/** Splits at commas outside of parentheses. */
function listItems(text: string): string[] {
  const items = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) items.push('');
    else items[items.length - 1] += char;
  }
  return items.map((item) => item.trim());
}

/** Pseudo-classes with arguments; a class in those of the first group is one of the element or of its next sibling. */
const ARGUMENTS = /(:is|:where|:has)?\(\s*(\+?)([^()]*)\)/;

/** Removes the arguments of pseudo-classes: `:global(.a):has(.b)` selects elements without a class of the file. */
function withoutArguments(selector: string): string {
  let short = selector;
  while (ARGUMENTS.test(short)) {
    short = short.replace(ARGUMENTS, (_all, name: string | undefined, next: string, items: string) => {
      const isClose = name === ':has' ? next === '+' : name !== undefined;
      return isClose && listItems(items).every((item) => /\.[\w-]/.test(item)) ? '.own' : '';
    });
  }
  return short;
}

function isScoped(selector: string): boolean {
  return /\.[\w-]/.test(withoutArguments(selector)) && !/:global(?!\()/.test(selector);
}

/**
 * Returns the selectors and definitions of a CSS module that apply outside its component. A selector needs a class of
 * the file: on the element itself or on one around it; rules inside a rule have that class already.
 */
export function unscopedSelectors(css: string): string[] {
  const unscoped: string[] = [];
  /** For each open block, whether its rules still need a class. */
  const blocks: boolean[] = [];
  const needsClass = (): boolean => blocks.every(Boolean);
  let head = '';
  for (const char of css.replace(STRINGS_AND_COMMENTS, '')) {
    if (char === '{') {
      const rule = head.trim().replace(/\s+/g, ' ');
      const isGroup = GROUPS.test(rule);
      if (needsClass() && GLOBAL_DEFINITIONS.test(rule)) unscoped.push(rule);
      if (needsClass() && !rule.startsWith('@')) unscoped.push(...listItems(rule).filter((one) => !isScoped(one)));
      blocks.push(isGroup);
      head = '';
    } else if (char === '}') {
      blocks.pop();
      head = '';
    } else if (char === ';') {
      if (blocks.length === 0 && GLOBAL_DEFINITIONS.test(head.trim())) unscoped.push(head.trim());
      head = '';
    } else head += char;
  }
  return unscoped;
}
