import type { Context } from 'hono';
import type { Backend, ClientCredentials } from '../backend/backend.ts';
import { callerOf } from './caller.ts';
import { keptCredentials, type Seal } from './broughtCredentials.ts';

interface Options {
  backend: Backend;
  publicUrl: string;
  ownCredentials: ClientCredentials;
  seal: Seal;
}

const sameOrigin = (c: Context, publicUrl: string) => {
  const site = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === publicUrl || origin === new URL(c.req.url).origin;
};

/** Gives a page of this site a token, with the visitor's own credentials where they brought some. */
export const tokenEndpoint =
  ({ backend, publicUrl, ownCredentials, seal }: Options) =>
  async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    if (!sameOrigin(c, publicUrl)) return c.json({ error: 'invalid_request' }, 403);
    const credentials = keptCredentials(c, seal) ?? ownCredentials;
    const answer = await backend.fetch(backend.tokenRequest(credentials), callerOf(c));
    return c.body(await answer.text(), answer.status as 200, {
      'Content-Type': answer.headers.get('Content-Type') ?? 'application/json',
    });
  };
