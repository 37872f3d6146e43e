import { parse, serialize } from 'hono/utils/cookie';
import type { GuestPages } from '../ports/pages.ts';
import { codeMinutes } from '../reservations/access/accessCode.ts';
import { challengeMinutes, sessionDays } from '../users/index.ts';

type Site = Pick<GuestPages, 'origin'>;

/**
 * The cookies of the dashboard. With https they have the prefix `__Host-`, which no other host name can set and which
 * requires `Secure`; a site on this machine has no https.
 */
function describeCookies({ origin }: Site) {
  const isSecure = origin.startsWith('https:');
  const prefix = isSecure ? '__Host-' : '';
  return {
    names: { session: `${prefix}session`, code: `${prefix}sign-in`, passkey: `${prefix}passkey` },
    options: { path: '/', httpOnly: true, secure: isSecure, sameSite: 'Strict' },
  } as const;
}

/** Returns the secrets in the cookies of a request. */
export function readCookies(site: Site, request: Request) {
  const { names } = describeCookies(site);
  const cookies = parse(request.headers.get('Cookie') ?? '');
  return {
    session: cookies[names.session],
    code: cookies[names.code],
    passkey: cookies[names.passkey],
  };
}

/** Returns the `Set-Cookie` of a session; without a secret, the one that deletes it. */
export function sessionCookie(site: Site, secret: string | undefined): string {
  const { names, options } = describeCookies(site);
  const maxAge = secret === undefined ? 0 : sessionDays * 86_400;
  return serialize(names.session, secret ?? '', { ...options, maxAge });
}

/** Returns the `Set-Cookie` that binds a code or a challenge to a browser; without a secret, the one that deletes it. */
export function bindingCookie(site: Site, kind: 'code' | 'passkey', secret: string | undefined): string {
  const { names, options } = describeCookies(site);
  const minutes = kind === 'code' ? codeMinutes : challengeMinutes;
  return serialize(names[kind], secret ?? '', {
    ...options,
    maxAge: secret === undefined ? 0 : minutes * 60,
  });
}
