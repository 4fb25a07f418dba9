import { FILE_TYPES, tidyLine, type FileType } from '@arbora/domain';

const NAME_MAX = 200;
/** Characters that are unsafe in paths or headers, or invisible to the reader. */
const STRANGE = /[\p{C}\p{Default_Ignorable_Code_Point}/\\:*?"<>|]+/gu;
/** Stacked combining marks on one letter. */
const PILED_MARKS = /\p{M}{3,}/gu;
const ENDINGS: Readonly<Partial<Record<FileType, RegExp>>> = { 'image/jpeg': /\.jpe?g$/i };

/** Builds a file name: the description without a path, with the extension of its type. */
export function fileName(description: string, type: FileType): string {
  const ending = `.${FILE_TYPES[type]}`;
  const base =
    tidyLine(description.normalize('NFC').replace(STRANGE, ' ').replace(PILED_MARKS, '')).replace(/^[. ]+/, '') ||
    'soubor';
  const isEnded = ENDINGS[type]?.test(base) ?? base.toLowerCase().endsWith(ending);
  return isEnded ? base.slice(-NAME_MAX) : `${base.slice(0, NAME_MAX - ending.length)}${ending}`;
}

/** `Content-Disposition` that makes browsers save a file under its name instead of opening it. */
export function attachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
