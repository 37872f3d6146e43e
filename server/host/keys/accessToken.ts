import { sign, verify } from 'hono/jwt';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { listKeyGenerations, type Keys } from './keys.ts';

/** The lifetime of an access token, in seconds. */
export const tokenLifetime = 900;

const algorithm = 'HS256';
const getKey = ({ accessToken }: Pick<Keys, 'accessToken'>) => ({
  kty: 'oct',
  alg: algorithm,
  k: accessToken.toString('base64url'),
});

// The claim names of RFC 9068. The host both issues and verifies the tokens.
const claims = v.object({ client_id: v.string(), exp: v.number() });

type Claims = v.InferOutput<typeof claims>;

/** Issues a signed token (JWT, RFC 7519) with the client's id and the expiry time; it is not stored. */
export function issueToken(keys: Pick<Keys, 'accessToken'>, clientId: string): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + tokenLifetime;
  return sign({ client_id: clientId, exp } satisfies Claims, getKey(keys), algorithm);
}

type TokenKeys = Pick<Keys, 'accessToken' | 'previous'>;

async function readClaims(keys: TokenKeys, token: string): Promise<Claims | undefined> {
  for (const key of listKeyGenerations<Pick<Keys, 'accessToken'>>(keys)) {
    try {
      return v.parse(claims, await verify(token, getKey(key), algorithm));
    } catch {
      // The token was not signed with this key; the previous one may match.
    }
  }
  return undefined;
}

/** The claims of valid tokens by signing keys, because the site sends its token with every call. */
const sound = new WeakMap<TokenKeys, LRUCache<string, Claims>>();

function createClaimsCache(keys: TokenKeys): LRUCache<string, Claims> {
  const known = sound.get(keys) ?? new LRUCache<string, Claims>({ max: 100 });
  sound.set(keys, known);
  return known;
}

/** Returns the client of a token; undefined if the token was not issued here or has expired. */
export async function verifyToken(keys: TokenKeys, token: string): Promise<string | undefined> {
  const known = createClaimsCache(keys);
  const tokenClaims = known.get(token) ?? (await readClaims(keys, token));
  if (tokenClaims === undefined || tokenClaims.exp <= Date.now() / 1000) return undefined;
  known.set(token, tokenClaims);
  return tokenClaims.client_id;
}
