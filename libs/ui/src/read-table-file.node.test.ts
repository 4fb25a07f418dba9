import { zipSync, unzipSync } from 'fflate';
import { readTableFile, TableFileTooLargeError } from './read-table-file';

const MEGABYTE = 1024 * 1024;
const fileOf = (name: string, bytes: Uint8Array) => new File([bytes.slice().buffer], name);
const text = (value: string) => new TextEncoder().encode(value);

/** Overwrites the size that an archive declares for its only part, in both of its headers. */
function declaring(archive: Uint8Array, size: number): Uint8Array {
  const view = new DataView(archive.buffer);
  for (let at = 0; at < archive.length - 4; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, size, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return archive;
}

test('a text file is returned as it is', async () => {
  const bytes = await readTableFile(fileOf('list.csv', text('Acer;5')));
  expect(new TextDecoder().decode(bytes)).toBe('Acer;5');
});

test('a workbook has the same parts without compression', async () => {
  const sheet = text('<c>12-14</c>'.repeat(10_000));
  const archive = zipSync({ 'xl/worksheets/sheet1.xml': sheet, '[Content_Types].xml': text('<Types/>') });
  const bytes = new Uint8Array(await readTableFile(fileOf('list.xlsx', archive)));
  expect(bytes.length).toBeGreaterThan(sheet.length);
  const parts = unzipSync(bytes);
  expect(Object.keys(parts)).toEqual(['xl/worksheets/sheet1.xml', '[Content_Types].xml']);
  expect(Buffer.from(parts['xl/worksheets/sheet1.xml']!).equals(Buffer.from(sheet))).toBe(true);
});

test.each(['list.csv', 'list.xlsx'])('%s of more than 5 MB is refused', async (name) => {
  await expect(readTableFile(fileOf(name, new Uint8Array(5 * MEGABYTE + 1)))).rejects.toThrow(TableFileTooLargeError);
});

test.each([
  ['declares its size', (archive: Uint8Array) => archive],
  ['declares a smaller size', (archive: Uint8Array) => declaring(archive, 100)],
])('a workbook that unpacks to 40 MB and %s is refused', async (_, change) => {
  const archive = change(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40 * MEGABYTE) }));
  expect(archive.length).toBeLessThan(MEGABYTE);
  await expect(readTableFile(fileOf('list.xlsx', archive))).rejects.toThrow(TableFileTooLargeError);
});

test('a file that is no archive is refused', async () => {
  await expect(readTableFile(fileOf('list.xlsx', text('Acer;5')))).rejects.not.toThrow(TableFileTooLargeError);
});
