import type { FileType } from '@arbora/domain';
import { sniffImage } from '../image/sniff-image';
import { officeType } from './check-office-file';
import { isArchive, openArchive } from './zip-archive';

/** A PDF ends with this mark, which some programs follow by a few bytes. */
const PDF_END_WITHIN = 2048;

/** Detects the type of a file by its content, regardless of its name; null for types that are not accepted. */
export function sniffFile(data: Buffer): FileType | null {
  const image = sniffImage(data);
  if (image !== null) return image === 'image/avif' || image === 'image/gif' ? null : image;
  if (data.toString('latin1', 0, 5) === '%PDF-') return isWholePdf(data) ? 'application/pdf' : null;
  if (data.toString('latin1', 0, 4) === 'PK\x03\x04')
    return isArchive(data) ? officeType(openArchive(data).names) : null;
  return isPlainText(data) ? 'text/plain' : null;
}

function isWholePdf(data: Buffer): boolean {
  return data.subarray(-PDF_END_WITHIN).includes('%%EOF');
}

/** Readable text that is not markup, which a browser might open as a page. */
function isPlainText(data: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data);
    return text.trim() !== '' && !text.trimStart().startsWith('<') && !/[\x00-\x08\x0b\x0e-\x1f\x7f]/.test(text);
  } catch {
    return false;
  }
}
