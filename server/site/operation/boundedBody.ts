import type { MiddlewareHandler } from 'hono';

/** More bytes than the longest body of any call or form. */
const longestBody = 256 * 1024;

type Refused = 'Bad Request' | 'Content Too Large';

/** What a body holds, or why it is not read on: it is longer than any may be, or its sender has gone. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer> | Refused> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > longestBody) return 'Content Too Large';
      chunks.push(chunk);
    }
  } catch {
    return 'Bad Request';
  }
  return Buffer.concat(chunks);
}

/** Counts each body while it is read, whatever its headers say of its length; one that is too long is refused. */
export const boundedBody: MiddlewareHandler = async (c, next) => {
  const { body } = c.req.raw;
  if (body === null) return next();
  const bytes = await readBounded(body);
  if (typeof bytes === 'string') return c.text(bytes, bytes === 'Bad Request' ? 400 : 413);
  c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes });
  return next();
};
