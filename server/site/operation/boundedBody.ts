import type { MiddlewareHandler } from 'hono';

/** More bytes than the longest body of any call or form. */
const longestBody = 256 * 1024;

/** What a body holds; one that is longer than any may be is not read on. */
async function readBounded(
  body: ReadableStream<Uint8Array>,
): Promise<Buffer<ArrayBuffer> | 'tooLong' | 'brokenOff'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > longestBody) return 'tooLong';
      chunks.push(chunk);
    }
  } catch {
    // Whoever sends it has gone, which is no failure of ours.
    return 'brokenOff';
  }
  return Buffer.concat(chunks);
}

/** Counts each body while it is read, whatever its headers say of its length; one that is too long is refused. */
export const boundedBody: MiddlewareHandler = async (c, next) => {
  const { body } = c.req.raw;
  if (body === null) return next();
  const bytes = await readBounded(body);
  if (bytes === 'tooLong') return c.text('Content Too Large', 413);
  if (bytes === 'brokenOff') return c.text('Bad Request', 400);
  c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes });
  return next();
};
