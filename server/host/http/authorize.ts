import type { Keys } from '../keys/keys.ts';
import { Refusal } from '../base/refusal.ts';
import { clientOf } from '../keys/accessToken.ts';

/**
 * The client whose token a request carries.
 * @throws {Refusal} 401 when there is none, or it has ended
 */
export function authorize(keys: Keys, request: Request): string {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const client = token === undefined ? undefined : clientOf(keys, token, new Date());
  if (client === undefined) throw new Refusal('unauthorized');
  return client;
}
