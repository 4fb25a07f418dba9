import { unreadableFile } from './refusal';

export interface XmlTag {
  /** Without the namespace prefix; empty before the first tag. */
  name: string;
  tag: string;
  /** The text between the tag and the next one, with unresolved entities. */
  text: string;
}

const COMMENT = ['<!--', '-->'] as const;
const CDATA = ['<![CDATA[', ']]>'] as const;
const INSTRUCTION = ['<?', '?>'] as const;

/**
 * Yields the tags of an XML document in order, in a single pass.
 * @throws AppError media.file_unreadable for declarations and unterminated constructs
 */
export function* xmlTags(xml: string): Generator<XmlTag> {
  let current: XmlTag = { name: '', tag: '', text: '' };
  for (let at = 0; at < xml.length;) {
    const open = xml.indexOf('<', at);
    current.text += xml.slice(at, open < 0 ? undefined : open);
    if (open < 0) break;
    const special = [COMMENT, CDATA, INSTRUCTION].find(([mark]) => xml.startsWith(mark, open));
    if (special) {
      const [mark, close] = special;
      const end = found(xml.indexOf(close, open + mark.length));
      if (special === CDATA) current.text += xml.slice(open + mark.length, end).replaceAll('&', '&amp;');
      at = end + close.length;
      continue;
    }
    if (xml.startsWith('<!', open)) throw unreadableFile('declarations in XML');
    const end = found(tagEnd(xml, open));
    yield current;
    const tag = xml.slice(open, end + 1);
    current = { name: /^<\/?(?:[^\s/>:]{0,100}:)?([^\s/>]{0,100})/.exec(tag)?.[1] ?? '', tag, text: '' };
    if (tag.startsWith('</')) current.name = `/${current.name}`;
    at = end + 1;
  }
  yield current;
}

/** End of a tag: values of attributes may contain `>`. */
function tagEnd(xml: string, open: number): number {
  let quote = '';
  for (let at = open; at < xml.length; at += 1) {
    const sign = xml.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return -1;
}

function found(at: number): number {
  if (at < 0) throw unreadableFile('broken XML');
  return at;
}
