import { unescapeXml } from '../../http/xml-entities';
import { unreadableFile } from './refusal';
import { xmlTags } from './xml-tags';

/** Fields that start a program or include content of another file. */
const ACTIVE_FIELDS =
  /(?:^|[^\p{L}\p{N}_])(DDE|DDEAUTO|LINK|INCLUDETEXT|INCLUDEPICTURE|INCLUDE|IMPORT|DATABASE|RD)(?:[^\p{L}\p{N}_]|$)/iu;
/** Field tags have a few attributes, one of them the instruction. */
const TAG_MAX_LENGTH = 10_000;
/** Attributes with any prefix. */
const INSTRUCTION = /\s(?:[\w.-]+:)?instr\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const CHAR_TYPE = /\s(?:[\w.-]+:)?fldCharType\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const FIELD_TAGS: ReadonlySet<string> = new Set(['fldChar', 'fldSimple']);

/**
 * Returns the first field of a Word part that runs or fetches something, or null. The instruction of a field may be
 * spread over several elements, which Word joins.
 * @throws AppError media.file_unreadable
 */
export function firstActiveField(xml: string): string | null {
  let instruction = '';
  for (const { name, tag, text } of xmlTags(xml)) {
    if (FIELD_TAGS.has(name)) {
      if (tag.length > TAG_MAX_LENGTH) throw unreadableFile('a field of unlikely length');
      const found = activeFieldOf(instruction) ?? activeFieldOf(attribute(tag, INSTRUCTION) ?? '');
      if (found !== null) return found;
      if (name === 'fldChar' && attribute(tag, CHAR_TYPE) !== 'separate') instruction = '';
    }
    if (name === 'instrText' || name === 'delInstrText') instruction += text;
  }
  return activeFieldOf(instruction);
}

/** The first word of an instruction names the field; the rest are its arguments. */
function activeFieldOf(instruction: string): string | null {
  const keyword = /^\s*(\S{1,100})/.exec(unescapeXml(instruction.slice(0, 1000)))?.[1] ?? '';
  return ACTIVE_FIELDS.exec(keyword)?.[1]?.toUpperCase() ?? null;
}

function attribute(tag: string, form: RegExp): string | undefined {
  const [, first, second] = form.exec(tag) ?? [];
  const value = first ?? second;
  return value === undefined ? undefined : unescapeXml(value);
}
