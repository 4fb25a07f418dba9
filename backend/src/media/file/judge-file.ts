import type { FileType } from '@arbora/domain';
import { judgeOfficeFile } from './judge-office-file';
import { judgePdf } from './pdf/judge-pdf';

/**
 * Refuses files that are stored unchanged and contain something that the reader's program would run or fetch. Pictures
 * are re-encoded, and plain text is harmless.
 * @throws AppError media.file_unsafe, media.file_unreadable
 */
export function judgeFile(data: Buffer, type: FileType): void {
  switch (type) {
    case 'application/pdf':
      return judgePdf(data);
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      return judgeOfficeFile(data);
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
    case 'text/plain':
  }
}
