import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer in each encoding that a browser may ask for, compressed once. */
export interface Encoded {
  headers: Readonly<Record<string, string>>;
  etag: string;
  identity: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const etagOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Bytes with nothing compressed, for what is compressed already. */
export const plain = (
  identity: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Encoded => ({
  headers,
  etag: etagOf(identity),
  identity,
});

/** Bytes in every encoding, as small as they get. */
export async function compressed(
  identity: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Promise<Encoded> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const [br, zipped] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 9 })]);
  return { ...plain(identity, { ...headers, Vary: 'Accept-Encoding' }), br, gzip: zipped };
}

const encodings = ['br', 'gzip'] as const;

const refuses = (accepted: string, encoding: string) =>
  new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

/**
 * The answer to one request: in an encoding it accepts, or 304 where it has these bytes already.
 * `more` are headers of this answer alone.
 */
export function answerWith(
  c: Context,
  encoded: Encoded,
  status = 200,
  more: Readonly<Record<string, string>> = {},
): Response {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = encodings.find(
    (name) => encoded[name] && accepted.includes(name) && !refuses(accepted, name),
  );
  const etag = `"${encoded.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = { ...encoded.headers, ETag: etag, ...more };
  if (status === 200 && c.req.header('If-None-Match')?.includes(etag)) {
    return c.body(null, 304, headers);
  }
  const body = encoding ? encoded[encoding]! : encoded.identity;
  return c.body(body, status as ContentfulStatusCode, {
    ...headers,
    'Content-Length': String(body.byteLength),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}
