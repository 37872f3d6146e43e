import { listKeyGenerations, signBytes, type Keys } from '../keys/keys.ts';

/** A request with an `Idempotency-Key`; the key is an opaque string. */
export interface KeyedRequest {
  clientId: string;
  key: string;
  /** The hash of operation and payload, by which a different payload with the same key is detected. */
  requestHash: Buffer;
  /** The same hash with the previous secret key. */
  earlierHash?: Buffer | undefined;
}

/** Hashes a request so that requests can be compared, and the database does not reveal their content. */
export function hash(
  keys: Keys,
  operation: string,
  body: unknown,
): Pick<KeyedRequest, 'requestHash' | 'earlierHash'> {
  const bytes = Buffer.from(JSON.stringify([operation, body]));
  const [requestHash, earlierHash] = listKeyGenerations(keys).map(({ request }) => signBytes(request, bytes));
  return { requestHash: requestHash!, earlierHash };
}
