import type { Keys } from '../keys/keys.ts';
import { Refusal } from '../base/refusal.ts';
import { verifyToken } from '../keys/accessToken.ts';

/**
 * The client whose token a request carries.
 * @throws {Refusal} 401 when there is none, or it has ended
 */
export async function authorize(keys: Keys, request: Request): Promise<string> {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const client = token === undefined ? undefined : await verifyToken(keys, token);
  if (client === undefined) throw new Refusal('unauthorized');
  return client;
}
