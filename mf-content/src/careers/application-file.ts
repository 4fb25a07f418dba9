import { APPLICATION_FILE_MAX_BYTES, APPLICATION_FILE_TYPES, FILE_TYPES, type FileType } from '@arbora/domain';

/** Ending of a name to its type: systems without an office do not know what a `.docx` is. */
const TYPE_OF_ENDING: Readonly<Record<string, FileType>> = {
  ...Object.fromEntries(APPLICATION_FILE_TYPES.map((type) => [FILE_TYPES[type], type])),
  jpeg: 'image/jpeg',
};

/** Names of the endings that may be sent, for people. */
export const FILE_ENDINGS = APPLICATION_FILE_TYPES.map((type) => FILE_TYPES[type].toUpperCase()).join(', ');

/** The type of a file, if an application may have such a file. */
export function applicationFileType({ name, type }: Pick<File, 'name' | 'type'>): FileType | null {
  if (type !== '') return APPLICATION_FILE_TYPES.find((known) => known === type) ?? null;
  return TYPE_OF_ENDING[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}

/** The code of what is wrong with a file before it is sent. Pictures are made smaller first. */
export function applicationFileFault(file: File): string | null {
  const type = applicationFileType(file);
  if (type === null) return 'media.file_type';
  if (file.size === 0) return 'media.file_empty';
  return file.size > APPLICATION_FILE_MAX_BYTES && !type.startsWith('image/') ? 'media.file_too_large' : null;
}
