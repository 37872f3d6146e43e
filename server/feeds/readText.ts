import type { IncomingMessage } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createInflateRaw, createUnzip, createZstdDecompress } from 'node:zlib';
import { FeedUnreachable } from '../host/ports/feeds.ts';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createUnzip,
  'x-gzip': createUnzip,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** Some send what they call "deflate" without its two first bytes (RFC 9110, 8.4.1.2). */
const inflate = (first: Buffer) =>
  first.length > 1 && (first[0]! & 0x0f) === 8 && first.readUInt16BE(0) % 31 === 0
    ? createUnzip()
    : createInflateRaw();

function createDecoder(coding: string, first: Buffer): Transform {
  const create = coding === 'deflate' ? () => inflate(first) : decoders[coding];
  if (!create) throw new FeedUnreachable('it is compressed in a way that is not known here');
  return create();
}

/** How a body was compressed, the last step first. */
const getCodings = ({ headers }: IncomingMessage) =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity')
    .toReversed();

const mostCodings = 3;

/** Reads a stream to its end, and counts it meanwhile. */
async function collect(stream: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > bytes) throw new FeedUnreachable(`it is longer than ${Math.floor(bytes / 1024)} kB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function decode(body: Buffer, coding: string, bytes: number): Promise<Buffer> {
  let text: Buffer | undefined;
  try {
    await pipeline(
      Readable.from([body]),
      createDecoder(coding, body),
      async (decoded: AsyncIterable<Buffer>) => {
        text = await collect(decoded, bytes);
      },
    );
  } catch (error) {
    if (error instanceof FeedUnreachable) throw error;
    throw new FeedUnreachable('it comes compressed, and cannot be unpacked', { cause: error });
  }
  return text!;
}

/** How a file is written: calendars are in UTF-8, but for those that begin like another form of Unicode. */
function getEncoding(body: Buffer): string {
  const start = body.subarray(0, 2).toString('latin1');
  if (start === '\u00FF\u00FE' || start === 'B\0') return 'utf-16le';
  return start === '\u00FE\u00FF' || start === '\0B' ? 'utf-16be' : 'utf-8';
}

/**
 * The body of an answer, counted while it is read and while it is unpacked. Nobody asks for a compressed one, but some
 * servers send no other.
 * @throws {FeedUnreachable} when it is longer than `bytes`, or cannot be unpacked
 */
export async function readText(answer: IncomingMessage, bytes: number): Promise<string> {
  let body = await collect(answer, bytes);
  const codings = getCodings(answer);
  if (codings.length > mostCodings) throw new FeedUnreachable('it is compressed too often');
  // A body without a byte is none, whatever it is said to be.
  if (body.length > 0) for (const coding of codings) body = await decode(body, coding, bytes);
  return new TextDecoder(getEncoding(body)).decode(body);
}
