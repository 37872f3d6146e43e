import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';
import { generationsOf, type Keys } from './keys.ts';

/** How long an access token lasts, in seconds. */
export const tokenLifetime = 900;

const algorithm = 'HS256';
const keyOf = ({ accessToken }: Pick<Keys, 'accessToken'>) => ({
  kty: 'oct',
  alg: algorithm,
  k: accessToken.toString('base64url'),
});

// As RFC 9068 names them; the host is both who issues a token and who takes it.
const claims = v.object({ client_id: v.string(), exp: v.number() });

/** A signed statement (JWT, RFC 7519) of who may call and until when; kept nowhere. */
export function issueToken(keys: Pick<Keys, 'accessToken'>, clientId: string): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + tokenLifetime;
  return sign({ client_id: clientId, exp } satisfies v.InferOutput<typeof claims>, keyOf(keys), algorithm);
}

/** The client that a token was issued to; undefined when it was not issued here or has ended. */
export async function verifyToken(
  keys: Pick<Keys, 'accessToken' | 'previous'>,
  token: string,
): Promise<string | undefined> {
  for (const key of generationsOf<Pick<Keys, 'accessToken'>>(keys)) {
    try {
      return v.parse(claims, await verify(token, keyOf(key), algorithm)).client_id;
    } catch {
      // Neither is one of these a token of the key before, as far as it is known.
    }
  }
  return undefined;
}
