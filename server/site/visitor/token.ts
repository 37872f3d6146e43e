import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Backend, ClientCredentials } from '../backend/backend.ts';
import { isRefused } from '../backend/tokenForm.ts';
import { clearCredentials, readStoredCredentials, type Seal } from './queryCredentials.ts';

interface Options {
  backend: Backend;
  publicUrl: string;
  ownCredentials: ClientCredentials;
  seal: Seal;
  log: Logger;
}

const sameOrigin = (c: Context, publicUrl: string) => {
  const site = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === publicUrl || origin === new URL(c.req.url).origin;
};

/** Creates the endpoint that issues tokens to the site's pages, with the visitor's own credentials if they have any. */
export const tokenEndpoint =
  ({ backend, publicUrl, ownCredentials, seal, log }: Options) =>
  async (c: Context): Promise<Response> => {
    const secure = publicUrl.startsWith('https:');
    c.header('Cache-Control', 'no-store');
    if (!sameOrigin(c, publicUrl)) return c.json({ error: 'invalid_request' }, 403);
    const requestWith = (credentials: ClientCredentials) =>
      backend.requestToken(credentials, c.get('caller'));
    const credentials = readStoredCredentials(c, seal, secure);
    let answer = await requestWith(credentials ?? ownCredentials);
    if (credentials && isRefused(answer.status)) {
      // Anyone can create a link with wrong credentials: they must not lock out visitors who follow it.
      clearCredentials(c, secure);
      log.warn(
        { status: answer.status },
        'the host rejected client_id and client_secret from an address: they are deleted, and the site’s own are used',
      );
      answer = await requestWith(ownCredentials);
    }
    const retryAfter = answer.headers.get('Retry-After');
    return c.body(await answer.text(), answer.status as 200, {
      'Content-Type': answer.headers.get('Content-Type') ?? 'application/json',
      ...(retryAfter !== null && { 'Retry-After': retryAfter }),
    });
  };
