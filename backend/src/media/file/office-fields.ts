import { unescaped } from '../../payment/statement/xml-node';
import { unreadableFile } from './refusal';
import { xmlTags } from './xml-tags';

/** Fields of a text that start a program, or put something from another file into the text. */
const PROGRAMS =
  /(?:^|[^\p{L}\p{N}_])(DDE|DDEAUTO|LINK|INCLUDETEXT|INCLUDEPICTURE|INCLUDE|IMPORT|DATABASE|RD)(?:[^\p{L}\p{N}_]|$)/iu;
/** A tag of a field has a few attributes, of which one is its instruction. */
const TAG_MAX_LENGTH = 10_000;
/** Attributes under any prefix. */
const INSTRUCTION = /\s(?:[\w.-]+:)?instr\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const PLACE = /\s(?:[\w.-]+:)?fldCharType\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const FIELD_TAGS: ReadonlySet<string> = new Set(['fldChar', 'fldSimple']);

/**
 * The first field of a Word part that runs or fetches something; null where there is none. The instruction of a field
 * may be spread over several elements, and programs put them together.
 * @throws AppError media.file_unreadable
 */
export function fieldPrograms(xml: string): string | null {
  let instruction = '';
  for (const { name, tag, text } of xmlTags(xml)) {
    if (FIELD_TAGS.has(name) && tag.length > TAG_MAX_LENGTH) throw unreadableFile('a field of unlikely length');
    if (name === 'fldChar' || name === 'fldSimple') {
      const found = programOf(instruction) ?? programOf(attribute(tag, INSTRUCTION) ?? '');
      if (found !== null) return found;
      if (name === 'fldChar' && attribute(tag, PLACE) !== 'separate') instruction = '';
    }
    if (name === 'instrText' || name === 'delInstrText') instruction += text;
  }
  return programOf(instruction);
}

/** The name of a field is the first word of its instruction; the rest is what it shows or links to. */
function programOf(instruction: string): string | null {
  const keyword = /^\s*(\S{1,100})/.exec(unescaped(instruction.slice(0, 1000)))?.[1] ?? '';
  return PROGRAMS.exec(keyword)?.[1]?.toUpperCase() ?? null;
}

function attribute(tag: string, form: RegExp): string | undefined {
  const [, first, second] = form.exec(tag) ?? [];
  const value = first ?? second;
  return value === undefined ? undefined : unescaped(value);
}
