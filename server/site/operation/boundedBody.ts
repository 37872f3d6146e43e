import type { MiddlewareHandler } from 'hono';
import { dashboardBase } from '../../../contract/dashboard/operations.ts';
import { mostLongJsonBytes } from '../../../contract/operation.ts';

/** The maximum size of a body in bytes, larger than any call or form of guests. */
const longestBody = 256 * 1024;

type Refused = 'Bad Request' | 'Content Too Large';

/** Reads a body. Returns an error status if it is too large or its sender has disconnected. */
async function readBounded(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Buffer<ArrayBuffer> | Refused> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > most) return 'Content Too Large';
      chunks.push(chunk);
    }
  } catch {
    return 'Bad Request';
  }
  return Buffer.concat(chunks);
}

/** Limits the size of bodies while they are read, regardless of their headers; rejects larger ones. */
export const boundedBody: MiddlewareHandler = async (c, next) => {
  const { body } = c.req.raw;
  if (body === null) return next();
  const isOfHost = c.req.path.startsWith(`${dashboardBase}/`);
  const bytes = await readBounded(body, isOfHost ? mostLongJsonBytes : longestBody);
  if (typeof bytes === 'string') return c.text(bytes, bytes === 'Bad Request' ? 400 : 413);
  c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes });
  return next();
};
