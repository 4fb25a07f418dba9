import type { FileType } from '@arbora/domain';
import { checkOfficeFile } from './check-office-file';
import { checkPdf } from './pdf/check-pdf';

/**
 * Refuses files that are stored unchanged and contain something that the reader's program would run or fetch. Pictures
 * are re-encoded, and plain text is harmless.
 * @throws AppError media.file_unsafe, media.file_unreadable
 */
export function examineFile(data: Buffer, type: FileType): void {
  switch (type) {
    case 'application/pdf':
      return checkPdf(data);
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      return checkOfficeFile(data);
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
    case 'text/plain':
  }
}
