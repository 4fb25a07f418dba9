import { FILE_TYPES, tidyLine, type FileType } from '@arbora/domain';

const NAME_MAX = 200;
/** Characters that a folder, a header or a reader's eye could be led astray by. */
const STRANGE = /[\p{C}\p{Default_Ignorable_Code_Point}/\\:*?"<>|]+/gu;
/** Marks piled on one letter. */
const PILED_MARKS = /\p{M}{3,}/gu;
const ENDINGS: Readonly<Partial<Record<FileType, RegExp>>> = { 'image/jpeg': /\.jpe?g$/i };

/** What a file is called: as it was described, without a path, with the ending of what it is. */
export function fileName(description: string, type: FileType): string {
  const ending = `.${FILE_TYPES[type]}`;
  const bare =
    tidyLine(description.normalize('NFC').replace(STRANGE, ' ').replace(PILED_MARKS, '')).replace(/^[. ]+/, '') ||
    'soubor';
  const isEnded = ENDINGS[type]?.test(bare) ?? bare.toLowerCase().endsWith(ending);
  return isEnded ? bare.slice(-NAME_MAX) : `${bare.slice(0, NAME_MAX - ending.length)}${ending}`;
}

/** `Content-Disposition` under which a browser stores a file by its name and opens it in no page. */
export function attachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
