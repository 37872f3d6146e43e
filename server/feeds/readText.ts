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

/** Creates a decoder for "deflate", which some servers send without its two header bytes (RFC 9110, 8.4.1.2). */
const inflate = (first: Buffer) =>
  first.length > 1 && (first[0]! & 0x0f) === 8 && first.readUInt16BE(0) % 31 === 0
    ? createUnzip()
    : createInflateRaw();

function createDecoder(coding: string, first: Buffer): Transform {
  const create = coding === 'deflate' ? () => inflate(first) : decoders[coding];
  if (!create)
    throw new FeedUnreachable('its compression method is not supported', { kind: 'not-a-calendar' });
  return create();
}

/** Returns the compression methods of a body, the last one first. */
const getCodings = ({ headers }: IncomingMessage) =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity')
    .toReversed();

const mostCodings = 3;

/** Reads a stream to its end, up to a maximum size. */
async function collect(stream: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > bytes)
      throw new FeedUnreachable(`it is larger than ${Math.floor(bytes / 1024)} kB`, { kind: 'too-large' });
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
    throw new FeedUnreachable('its compressed data is damaged', { kind: 'not-a-calendar', cause: error });
  }
  return text!;
}

/** Returns the encoding of a file: calendars are in UTF-8 unless they begin like UTF-16. */
function getEncoding(body: Buffer): string {
  const start = body.subarray(0, 2).toString('latin1');
  if (start === '\u00FF\u00FE' || start === 'B\0') return 'utf-16le';
  return start === '\u00FE\u00FF' || start === '\0B' ? 'utf-16be' : 'utf-8';
}

/**
 * Reads the body of an answer, with a size limit before and after decompression. The request accepts no compression,
 * but some servers compress anyway.
 * @throws {FeedUnreachable} when it is longer than `bytes`, or cannot be decompressed
 */
export async function readText(answer: IncomingMessage, bytes: number): Promise<string> {
  let body = await collect(answer, bytes);
  const codings = getCodings(answer);
  if (codings.length > mostCodings)
    throw new FeedUnreachable('it is compressed too many times', { kind: 'not-a-calendar' });
  // An empty body is not decompressed, whatever its headers say.
  if (body.length > 0) for (const coding of codings) body = await decode(body, coding, bytes);
  return new TextDecoder(getEncoding(body)).decode(body);
}
