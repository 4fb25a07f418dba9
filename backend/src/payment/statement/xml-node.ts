import { XMLParser, type XMLMetaData } from 'fast-xml-parser';
import { unescapeXml } from '../../http/xml-entities';

/** A parsed element with every child in an array: children by name, attributes as `@name`. */
export interface XmlNode {
  [name: string]: XmlChild[] | string | undefined;
}
/** An element without attributes and children is its text. */
type XmlChild = XmlNode | string;

/** All elements on a path, each as a node. */
export function children(node: XmlNode | undefined, ...path: readonly string[]): XmlNode[] {
  return all(node, path).map((one) => (typeof one === 'string' ? { '#text': one } : one));
}

/** The first element on a path. */
export function child(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return children(node, ...path)[0];
}

/** The texts of all elements on a path. */
export function textsAt(node: XmlNode | undefined, ...path: readonly string[]): string[] {
  return all(node, path).map((one) => {
    const text = typeof one === 'string' ? one : one['#text'];
    return typeof text === 'string' ? text : '';
  });
}

/** The text of the first element on a path; null if there is none or it is empty. */
export function textAt(node: XmlNode | undefined, ...path: readonly string[]): string | null {
  return textsAt(node, ...path)[0] || null;
}

/** The text of the first path with a non-empty text. */
export function oneOf(node: XmlNode | undefined, ...paths: readonly (readonly string[])[]): string | null {
  for (const path of paths) {
    const text = textAt(node, ...path);
    if (text !== null) return unescapeXml(text);
  }
  return null;
}

/** Offset of an element in the file, in characters. */
export function startOf(node: XmlNode): number {
  return (node as Record<symbol, XMLMetaData | undefined>)[META]?.startIndex ?? 0;
}

const META = XMLParser.getMetaDataSymbol() as symbol;

function all(node: XmlNode | undefined, path: readonly string[]): XmlChild[] {
  let found: XmlChild[] = node === undefined ? [] : [node];
  for (const name of path) {
    found = found.flatMap((one) => {
      const next = typeof one === 'string' || !Object.hasOwn(one, name) ? undefined : one[name];
      return Array.isArray(next) ? next : [];
    });
  }
  return found;
}
