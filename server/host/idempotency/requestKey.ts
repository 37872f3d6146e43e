import { signBytes, type Keys } from '../keys/keys.ts';
import { Refusal } from '../base/refusal.ts';

/** A request that carries an `Idempotency-Key`. */
export interface KeyedRequest {
  clientId: string;
  key: string;
  /** Of operation and payload: another payload under the same key is refused. */
  requestHash: Buffer;
}

const usable = /^[\x21-\x7e]{1,255}$/;

/**
 * The key of a request; undefined where it has none.
 * @throws {Refusal} 400 when it is not 1 to 255 visible ASCII characters
 */
export function keyIn(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  if (key !== undefined && !usable.test(key)) {
    throw new Refusal('validation-failed', {
      status: 400,
      detail: 'Idempotency-Key should be 1 to 255 visible ASCII characters.',
      violations: [],
    });
  }
  return key;
}

/** The guest's booking that a key `{bookingId}:{call}:{attempt}` belongs to. */
export const bookingIn = (key: string | undefined): string | undefined =>
  key?.includes(':') ? key.slice(0, key.indexOf(':')) : undefined;

/** Tells requests apart without saying what was in them, not even to somebody who has the database. */
export const hashOf = ({ request }: Keys, operation: string, body: unknown): Buffer =>
  signBytes(request, Buffer.from(JSON.stringify([operation, body])));
