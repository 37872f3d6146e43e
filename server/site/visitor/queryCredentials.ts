import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ClientCredentials } from '../backend/backend.ts';

/** Closes and opens texts that only this site can read. */
export interface Seal {
  seal: (text: string) => string;
  /** @throws when it was not sealed by this site */
  unseal: (sealed: string) => string;
}

/** The cookie that keeps them. Where it travels encrypted, no other host can have set it. */
const getVisitorCookie = (secure: boolean) => (secure ? '__Host-client' : 'client');

const parameters = ['client_id', 'client_secret'] as const;

/** The credentials that a visitor brought before, if they did. */
export function readStoredCredentials(
  c: Context,
  { unseal }: Pick<Seal, 'unseal'>,
  secure: boolean,
): ClientCredentials | undefined {
  const sealed = getCookie(c, getVisitorCookie(secure));
  if (sealed === undefined) return undefined;
  try {
    return JSON.parse(unseal(sealed)) as ClientCredentials;
  } catch {
    return undefined;
  }
}

/** Forgets them, as those that the host does not know. */
export function clearCredentials(c: Context, secure: boolean): void {
  deleteCookie(c, getVisitorCookie(secure), { path: '/', secure });
}

/**
 * Takes `client_id` and `client_secret` out of the address: they are kept sealed in a cookie that no
 * script reads, and the visitor is sent on to the same page without them. Empty ones are forgotten.
 */
export function takeCredentials(
  c: Context,
  { seal }: Pick<Seal, 'seal'>,
  secure: boolean,
): Response | undefined {
  const url = new URL(c.req.url);
  if (!parameters.some((name) => url.searchParams.has(name))) return undefined;
  const [id, secret] = parameters.map((name) => url.searchParams.get(name));
  for (const name of parameters) url.searchParams.delete(name);
  if (id && secret) {
    setCookie(c, getVisitorCookie(secure), seal(JSON.stringify({ id, secret })), {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      secure,
    });
  } else clearCredentials(c, secure);
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  // Two slashes at the beginning would name another site.
  return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303);
}
