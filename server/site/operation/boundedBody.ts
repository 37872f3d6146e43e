import type { MiddlewareHandler } from 'hono';

/** More bytes than the longest body of any call or form. */
const longestBody = 256 * 1024;

/** What a body holds; undefined where it is longer than any may be, and is not read on. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > longestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Counts each body while it is read, whatever its headers say of its length; one that is too long is refused. */
export const boundedBody: MiddlewareHandler = async (c, next) => {
  const { body } = c.req.raw;
  if (body === null) return next();
  const bytes = await readBounded(body);
  if (bytes === undefined) return c.text('Content Too Large', 413);
  c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes });
  return next();
};
