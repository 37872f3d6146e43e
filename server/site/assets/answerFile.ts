import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { pickEncoding, type Encoded } from './encoded.ts';

/**
 * The answer to one request: in an encoding it accepts, or 304 where it has these bytes already.
 * `more` are headers of this answer alone.
 */
export function answerFile(
  c: Context,
  answer: Encoded,
  status = 200,
  more: Readonly<Record<string, string>> = {},
): Response {
  const { body, headers, etag } = pickEncoding(answer, c.req.header('Accept-Encoding'));
  if (status === 200 && c.req.header('If-None-Match')?.includes(etag)) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...rest } = headers;
    return c.body(null, 304, { ...rest, ...more });
  }
  return c.body(body, status as ContentfulStatusCode, { ...headers, ...more });
}
