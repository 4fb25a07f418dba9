import { APPLICATION_FILE_MAX_BYTES, APPLICATION_FILE_TYPES, FILE_TYPES, type FileType } from '@arbora/domain';

/** File type by extension: systems without an office suite report no type for `.docx`. */
const TYPE_BY_EXTENSION: Readonly<Record<string, FileType>> = {
  ...Object.fromEntries(APPLICATION_FILE_TYPES.map((type) => [FILE_TYPES[type], type])),
  jpeg: 'image/jpeg',
};

/** Accepted extensions, for display. */
export const FILE_EXTENSIONS = APPLICATION_FILE_TYPES.map((type) => FILE_TYPES[type].toUpperCase()).join(', ');

/** The type of a file if it is accepted for applications, else null. */
export function applicationFileType({ name, type }: Pick<File, 'name' | 'type'>): FileType | null {
  if (type !== '') return APPLICATION_FILE_TYPES.find((accepted) => accepted === type) ?? null;
  return TYPE_BY_EXTENSION[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}

/** Error code of a file before it is sent. Pictures are shrunk first, so their size does not matter. */
export function applicationFileFault(file: File): string | null {
  const type = applicationFileType(file);
  if (type === null) return 'media.file_type';
  if (file.size === 0) return 'media.file_empty';
  return file.size > APPLICATION_FILE_MAX_BYTES && !type.startsWith('image/') ? 'media.file_too_large' : null;
}
