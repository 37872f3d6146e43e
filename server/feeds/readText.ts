import type { IncomingMessage } from 'node:http';
import { FeedUnreachable } from '../host/ports/feeds.ts';

/**
 * The body of an answer, counted while it is read.
 * @throws {FeedUnreachable} when it is longer than `bytes`, or comes compressed, which nobody asked for
 */
export async function readText(answer: IncomingMessage, bytes: number): Promise<string> {
  const coding = answer.headers['content-encoding'] ?? 'identity';
  if (coding !== 'identity') {
    answer.destroy();
    throw new FeedUnreachable('it comes compressed');
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > bytes) throw new FeedUnreachable(`it is longer than ${Math.floor(bytes / 1024)} kB`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
