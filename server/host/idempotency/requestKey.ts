import { listKeyGenerations, signBytes, type Keys } from '../keys/keys.ts';

/** A request that carries an `Idempotency-Key`: whatever it says, it is nothing but a key. */
export interface KeyedRequest {
  clientId: string;
  key: string;
  /** Of operation and payload: another payload under the same key is refused. */
  requestHash: Buffer;
  /** The same as the secret key before would have made it. */
  earlierHash?: Buffer | undefined;
}

/** Tells requests apart without saying what was in them, not even to somebody who has the database. */
export function hash(
  keys: Keys,
  operation: string,
  body: unknown,
): Pick<KeyedRequest, 'requestHash' | 'earlierHash'> {
  const bytes = Buffer.from(JSON.stringify([operation, body]));
  const [requestHash, earlierHash] = listKeyGenerations(keys).map(({ request }) => signBytes(request, bytes));
  return { requestHash: requestHash!, earlierHash };
}
