import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { unescapeXml } from '../../http/xml-entities';
import { unreadableFile } from './refusal';

/** Lists of types and relations are not nested deeper. */
const MAX_DEPTH = 5;

export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

type Ordered = Record<string, unknown>;

/** Returns the elements inside the root of a small XML document. @throws AppError media.file_unreadable */
export function xmlElements(xml: string, root: string): XmlElement[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || XMLValidator.validate(xml) !== true) throw unreadableFile('broken XML');
  const children = parsed(xml).find((node) => root in node)?.[root];
  if (!Array.isArray(children)) throw unreadableFile(`no ${root}`);
  return (children as Ordered[]).flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@');
    if (name === undefined || name.startsWith('#') || name.startsWith('?')) return [];
    const given = Object.entries((node[':@'] ?? {}) as Record<string, string>);
    const attributes = new Map(given.map(([key, value]) => [key.replace(/^@/, ''), unescapeXml(String(value)).trim()]));
    return [{ name, attributes }];
  });
}

function parsed(xml: string): Ordered[] {
  try {
    return new XMLParser({
      preserveOrder: true,
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      parseTagValue: false,
      parseAttributeValue: false,
      processEntities: false,
      maxNestedTags: MAX_DEPTH,
    }).parse(xml) as Ordered[];
  } catch (cause) {
    throw Object.assign(unreadableFile('broken XML'), { cause });
  }
}
