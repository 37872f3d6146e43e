/** Marks a font as intentionally unhinted: otherwise FreeType hints it automatically, and letters look uneven. */
const smoothEverywhere = Buffer.from('b801ff85b0048d', 'hex');

const headBytes = 12;
const entryBytes = 16;

const padded = (data: Buffer) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]);

function getChecksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Reads the tables of a font (OpenType, "Organization of an OpenType Font"). */
function getTables(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = headBytes + index * entryBytes;
    const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return [font.toString('latin1', at, at + 4), font.subarray(start, start + length)] as const;
  });
  return new Map(entries);
}

function getFont(version: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(headBytes + entryBytes * sorted.length);
  const power = Math.floor(Math.log2(sorted.length));
  version.copy(head);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(2 ** power * entryBytes, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((sorted.length - 2 ** power) * entryBytes, 10);
  let start = head.length;
  const bodies = sorted.map(([tag, data], index) => {
    const at = headBytes + index * entryBytes;
    const body = padded(data);
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(getChecksum(body), at + 4);
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    start += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

/** Returns an sfnt font that is marked as unhinted. */
export const markUnhinted = (font: Buffer): Buffer =>
  getFont(font.subarray(0, 4), new Map([...getTables(font), ['prep', smoothEverywhere]]));
