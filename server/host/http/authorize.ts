import type { Keys } from '../keys/keys.ts';
import { Refusal } from '../base/refusal.ts';
import { verifyToken } from '../keys/accessToken.ts';

/**
 * Returns the client whose token a request carries.
 * @throws {Refusal} 401 if the token is missing, invalid or expired
 */
export async function authorize(keys: Keys, request: Request): Promise<string> {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const client = token === undefined ? undefined : await verifyToken(keys, token);
  if (client === undefined) throw new Refusal('unauthorized');
  return client;
}
