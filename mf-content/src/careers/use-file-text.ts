import { APPLICATION_FILE_MAX_BYTES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useErrorText } from '@arbora/ui';
import { FILE_EXTENSIONS } from './application-file';

const MEGABYTE = 1024 * 1024;

/** Returns a function that translates an error code of the file; undefined for other codes. */
export function useFileText(): (code: string) => string | undefined {
  const { t, formats } = useText('content.careers');
  const errorText = useErrorText();
  const size = formats.number(APPLICATION_FILE_MAX_BYTES / MEGABYTE);
  const own: Readonly<Record<string, () => string>> = {
    file_missing: () => t('file.missing'),
    file_gone: () => t('file.gone'),
    file_refused: () => t('file.refused'),
    'media.file_empty': () => t('file.empty'),
    'media.file_type': () => t('file.type', { endings: FILE_EXTENSIONS }),
    'media.file_too_large': () => t('file.tooLarge', { size }),
  };
  return (code) => own[code]?.() ?? (code.startsWith('media.') ? errorText({ code }) : undefined);
}
