import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  data: Buffer;
  /** Uncompressed. */
  stored?: boolean;
  /** Name in the local header, if it differs. */
  localName?: string;
  encrypted?: boolean;
  /** Declared size, if it differs from that of the data. */
  size?: number;
}

/** A ZIP archive for tests: of files by name, or of entries that may be malformed. */
export function zip(files: Readonly<Record<string, string | Buffer>> | readonly ZipEntry[]): Buffer {
  const entries: readonly ZipEntry[] = Array.isArray(files)
    ? (files as readonly ZipEntry[])
    : Object.entries(files as Record<string, string | Buffer>).map(([name, data]) => ({
        name,
        data: Buffer.from(data),
      }));
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, data, stored = false, localName = name, encrypted = false, size = data.length } of entries) {
    const packed = stored ? data : deflateRawSync(data);
    const local = Buffer.from(localName);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    writeFacts(header, 6, { encrypted, stored, crc: crc32(data), packed: packed.length, size });
    header.writeUInt16LE(local.length, 26);
    parts.push(header, local, packed);
    const listed = Buffer.from(name);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    writeFacts(entry, 8, { encrypted, stored, crc: crc32(data), packed: packed.length, size });
    entry.writeUInt16LE(listed.length, 28);
    entry.writeUInt32LE(at, 42);
    list.push(entry, listed);
    at += header.length + local.length + packed.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

interface Facts {
  encrypted: boolean;
  stored: boolean;
  crc: number;
  packed: number;
  size: number;
}

function writeFacts(record: Buffer, at: number, { encrypted, stored, crc, packed, size }: Facts): void {
  record.writeUInt16LE(encrypted ? 1 : 0, at);
  record.writeUInt16LE(stored ? 0 : 8, at + 2);
  record.writeUInt32LE(crc, at + 8);
  record.writeUInt32LE(packed, at + 12);
  record.writeUInt32LE(size, at + 16);
}
