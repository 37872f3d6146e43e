import { Buffer } from 'node:buffer';

/** A file in an archive. */
export interface Entry {
  name: string;
  /** Bytes. */
  size: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const block = 512;
const longestName = 100;
const padded = (size: number) => Buffer.alloc((block - (size % block)) % block);
const octal = (number: number, digits: number) => `${number.toString(8).padStart(digits, '0')}\0`;

// POSIX.1-1988 "ustar": name, mode, owner, group, size, time, checksum, kind.
const checksumAt = 148;
const checksumOf = (header: Buffer) =>
  header.reduce((sum, byte, at) => sum + (at >= checksumAt && at < checksumAt + 8 ? 32 : byte), 0);

function headerOf({ name, size }: Entry): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`the name ${name} is too long for an archive`);
  const header = Buffer.alloc(block);
  header.write(name);
  header.write(`${octal(0o600, 7)}${octal(0, 7)}${octal(0, 7)}${octal(size, 11)}${octal(0, 11)}`, 100);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(checksumOf(header), 6)} `, checksumAt);
  return header;
}

/** Writes an archive that every `tar` can read. */
export async function* pack(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry);
    yield* entry.content;
    yield padded(entry.size);
  }
  yield Buffer.alloc(2 * block);
}

/** Bytes as they come, to be taken in pieces of a wanted size. */
class Bytes {
  readonly #source: AsyncIterator<Uint8Array>;
  #here: Uint8Array = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next bytes, so many in all, in the pieces in which they come. */
  async *next(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0;) {
      if (this.#here.length === 0) {
        const { done, value } = await this.#source.next();
        if (done) throw new Error('it ends too early');
        this.#here = value;
      }
      const piece = this.#here.subarray(0, left);
      this.#here = this.#here.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async whole(size: number): Promise<Buffer> {
    return Buffer.concat(await Array.fromAsync(this.next(size)));
  }
}

const textAt = (header: Buffer, from: number, length: number) =>
  header.toString('utf8', from, from + length).replace(/\0.*$/s, '');

/**
 * Reads an archive, entry by entry; an entry's content is to be read before the next one is asked for.
 * @throws when it is no archive, or ends too early
 */
export async function* unpack(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const bytes = new Bytes(source);
  for (;;) {
    const header = await bytes.whole(block);
    if (header.every((byte) => byte === 0)) return;
    if (parseInt(textAt(header, checksumAt, 8), 8) !== checksumOf(header))
      throw new Error('it is no archive');
    const size = parseInt(textAt(header, 124, 12), 8);
    const name = textAt(header, 0, longestName);
    yield { name, size, content: bytes.next(size) };
    await bytes.whole(padded(size).length);
  }
}
