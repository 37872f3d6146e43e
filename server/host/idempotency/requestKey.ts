import { signBytes, type Keys } from '../keys/keys.ts';

/** A request that carries an `Idempotency-Key`: whatever it says, it is nothing but a key. */
export interface KeyedRequest {
  clientId: string;
  key: string;
  /** Of operation and payload: another payload under the same key is refused. */
  requestHash: Buffer;
}

/** Tells requests apart without saying what was in them, not even to somebody who has the database. */
export const hashOf = ({ request }: Keys, operation: string, body: unknown): Buffer =>
  signBytes(request, Buffer.from(JSON.stringify([operation, body])));
