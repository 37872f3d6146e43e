import type { Keys } from '../keys.ts';
import { Refusal } from '../refusal.ts';
import { clientOf } from '../token/accessToken.ts';

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
