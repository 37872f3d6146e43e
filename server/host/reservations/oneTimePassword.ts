import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { otpLength } from '../../../contract/rules/oneTimePassword.ts';
import { listKeyGenerations, seal, signBytes, type Keys } from '../keys/keys.ts';
import type { OneTimePasswordRow } from '../store/schema.ts';

const hashed = ({ password }: Keys, salt: Buffer, otp: string) =>
  signBytes(password, Buffer.concat([salt, Buffer.from(otp)]));

/**
 * A new one-time password as it is stored: hashed with a salt, and sealed for the mail that carries it
 * (`unseal(keys, sealed, reservationId)`).
 */
export function newPassword(
  keys: Keys,
  reservationId: string,
): Pick<OneTimePasswordRow, 'salt' | 'hash'> & { sealed: string } {
  const otp = String(randomInt(10 ** otpLength)).padStart(otpLength, '0');
  const salt = randomBytes(16);
  return { salt, hash: hashed(keys, salt, otp), sealed: seal(keys, otp, reservationId) };
}

/** Whether it is the password, in a time that does not tell how nearly. */
export const isPassword = (
  keys: Keys,
  { salt, hash }: Pick<OneTimePasswordRow, 'salt' | 'hash'>,
  otp: string,
): boolean => listKeyGenerations(keys).some((key) => timingSafeEqual(hashed(key, salt, otp), hash));
