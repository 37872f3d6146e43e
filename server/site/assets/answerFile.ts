import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { pickEncoding, type Encoded } from './encoded.ts';

/**
 * Answers a request for a file in an encoding that it accepts, or with 304 if the client has the same bytes. `more` are
 * additional headers.
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
