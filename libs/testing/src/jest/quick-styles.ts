/*
 * Queries by role ask for the display and visibility of every element, and a click for the pointer events of all
 * ancestors. jsdom then matches all rules of its style sheet, which takes a fifth of a test's time. Without style sheets
 * of a page, these properties follow from the element's name, a few attributes and inline styles.
 */

/** Inherited properties by their initial value. */
const INHERITED: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };
const NAMES: Readonly<Record<string, string>> = { pointerEvents: 'pointer-events' };
/** Attributes that rules of the default style sheet select. */
const ATTRIBUTES = ['type', 'hidden', 'open', 'popover'];

const computedStyle = window.getComputedStyle.bind(window);
/** Display by element name and attributes. */
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const inline = (element as HTMLElement).style?.display;
  if (inline) return inline;
  const attributes = ATTRIBUTES.map((name) => element.getAttribute(name) ?? 'none');
  const key = [element.namespaceURI, element.localName, ...attributes].join();
  const known = displays.get(key);
  if (known !== undefined) return known;
  const { display } = computedStyle(element);
  displays.set(key, display);
  return display;
}

function inheritedValue(element: Element, property: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = (at as HTMLElement).style?.getPropertyValue(property);
    if (value) return value;
  }
  return INHERITED[property]!;
}

function quickValue(element: Element, property: string): string | undefined {
  if (property === 'display') return displayOf(element);
  return property in INHERITED ? inheritedValue(element, property) : undefined;
}

function quickStyle(element: Element): CSSStyleDeclaration {
  let whole: CSSStyleDeclaration | undefined;
  const all = (): CSSStyleDeclaration => (whole ??= computedStyle(element));
  return new Proxy({} as CSSStyleDeclaration, {
    get(_target, name) {
      if (name === 'getPropertyValue')
        return (property: string) => quickValue(element, property) ?? all().getPropertyValue(property);
      const quick = typeof name === 'string' ? quickValue(element, NAMES[name] ?? name) : undefined;
      if (quick !== undefined) return quick;
      const value: unknown = Reflect.get(all(), name);
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(all()) : value;
    },
    has: (_target, name) => name in all(),
  });
}

window.getComputedStyle = (element, pseudo) =>
  pseudo || element.ownerDocument.styleSheets.length > 0 ? computedStyle(element, pseudo) : quickStyle(element);
