import { timingSafeEqual } from 'node:crypto';
import { sign, type Keys } from './keys.ts';

/** How long an access token lasts, in seconds. */
export const tokenLifetime = 900;

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** A signed statement of who may call and until when; kept nowhere. */
export function issueToken({ accessToken }: Keys, clientId: string, now: Date): string {
  const claims = JSON.stringify({ client: clientId, expires: seconds(now) + tokenLifetime });
  const payload = Buffer.from(claims).toString('base64url');
  return `${payload}.${sign(accessToken, payload)}`;
}

const sameText = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The client that a token was issued to; undefined when it was not issued here or has ended. */
export function clientOf({ accessToken }: Keys, token: string, now: Date): string | undefined {
  const [payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !sameText(signature, sign(accessToken, payload))) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    client: string;
    expires: number;
  };
  return seconds(now) < claims.expires ? claims.client : undefined;
}
