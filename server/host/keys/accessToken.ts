import { sign, verify } from 'hono/jwt';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { listKeyGenerations, type Keys } from './keys.ts';

/** How long an access token lasts, in seconds. */
export const tokenLifetime = 900;

const algorithm = 'HS256';
const getKey = ({ accessToken }: Pick<Keys, 'accessToken'>) => ({
  kty: 'oct',
  alg: algorithm,
  k: accessToken.toString('base64url'),
});

// As RFC 9068 names them; the host is both who issues a token and who takes it.
const claims = v.object({ client_id: v.string(), exp: v.number() });

type Claims = v.InferOutput<typeof claims>;

/** A signed statement (JWT, RFC 7519) of who may call and until when; kept nowhere. */
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
      // Neither is one of these a token of the key before, as far as it is known.
    }
  }
  return undefined;
}

/** What sound tokens say, by the keys they were signed with: the site's own comes with each of its calls. */
const sound = new WeakMap<TokenKeys, LRUCache<string, Claims>>();

function createClaimsCache(keys: TokenKeys): LRUCache<string, Claims> {
  const known = sound.get(keys) ?? new LRUCache<string, Claims>({ max: 100 });
  sound.set(keys, known);
  return known;
}

/** The client that a token was issued to; undefined when it was not issued here or has ended. */
export async function verifyToken(keys: TokenKeys, token: string): Promise<string | undefined> {
  const known = createClaimsCache(keys);
  const tokenClaims = known.get(token) ?? (await readClaims(keys, token));
  if (tokenClaims === undefined || tokenClaims.exp <= Date.now() / 1000) return undefined;
  known.set(token, tokenClaims);
  return tokenClaims.client_id;
}
