import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ClientCredentials } from '../backend/backend.ts';

/** Encrypts and decrypts texts with the site's key. */
export interface Seal {
  seal: (text: string) => string;
  /** @throws when the text was not encrypted by this site */
  unseal: (sealed: string) => string;
}

/** The name of the cookie with the credentials. With https, its prefix ensures that no other host has set it. */
const getVisitorCookie = (secure: boolean) => (secure ? '__Host-client' : 'client');

const parameters = ['client_id', 'client_secret'] as const;

/** Returns the credentials in a visitor's cookie, if any. */
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

/** Deletes the stored credentials. */
export function clearCredentials(c: Context, secure: boolean): void {
  deleteCookie(c, getVisitorCookie(secure), { path: '/', secure });
}

/**
 * Moves `client_id` and `client_secret` from the address into an encrypted cookie that scripts cannot read, and
 * redirects the visitor to the same page without them. Empty ones delete the cookie.
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
  // Two slashes at the start would point to another site.
  return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303);
}
