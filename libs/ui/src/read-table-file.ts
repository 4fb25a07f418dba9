/** Maximum size of a table file that is read in the browser. */
const FILE_MAX_BYTES = 5 * 1024 * 1024;
/** Sheets of some hundred thousand cells. */
const UNPACKED_MAX_BYTES = 32 * 1024 * 1024;
/** Compressed bytes unpacked at once, to stop soon after the maximum. */
const CHUNK_BYTES = 16 * 1024;

/** A table file, or what its workbook unpacks to, is too large to be read in the browser. */
export class TableFileTooLargeError extends Error {}

/**
 * Reads the bytes of a text file or a workbook. A workbook is returned without compression: it is unpacked here, up to a
 * maximum, because the sizes that an archive declares may be wrong.
 * @throws TableFileTooLargeError; Error for a workbook that is no archive
 */
export async function readTableFile(file: File): Promise<ArrayBuffer> {
  if (file.size > FILE_MAX_BYTES) throw new TableFileTooLargeError('The file is too large');
  const bytes = await file.arrayBuffer();
  return isWorkbook(file) ? withoutCompression(new Uint8Array(bytes)) : bytes;
}

/** Whether the name of a file is that of a workbook. */
export const isWorkbook = ({ name }: File): boolean => /\.xlsx$/i.test(name);

async function withoutCompression(archive: Uint8Array): Promise<ArrayBuffer> {
  // Loaded with the first workbook.
  const { Unzip, UnzipInflate, zipSync } = await import('fflate');
  const parts: Record<string, Uint8Array[]> = {};
  let total = 0;
  const unzip = new Unzip((part) => {
    const chunks: Uint8Array[] = (parts[part.name] = []);
    part.ondata = (error, chunk) => {
      if (error) throw error;
      total += chunk.length;
      if (total > UNPACKED_MAX_BYTES) throw new TableFileTooLargeError('The workbook unpacks to too much');
      chunks.push(chunk);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < archive.length; start += CHUNK_BYTES) {
    const end = start + CHUNK_BYTES;
    unzip.push(archive.subarray(start, end), end >= archive.length);
  }
  if (Object.keys(parts).length === 0) throw new Error('The workbook is no archive');
  const whole = Object.entries(parts).map(([name, chunks]) => [name, joined(chunks)] as const);
  return zipSync(Object.fromEntries(whole), { level: 0 }).slice().buffer;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
