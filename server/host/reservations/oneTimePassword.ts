import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { otpLength } from '../../../contract/values/oneTimePassword.ts';
import { listKeyGenerations, encryptText, signBytes, type Keys } from '../keys/keys.ts';
import type { OneTimePasswordRow } from '../store/schema.ts';

const hashed = ({ password }: Keys, salt: Buffer, otp: string) =>
  signBytes(password, Buffer.concat([salt, Buffer.from(otp)]));

/**
 * Creates a one-time password as it is stored: a salted hash, and the encrypted text for the e-mail (`unseal(keys,
 * sealed, reservationId)`).
 */
export function newPassword(
  keys: Keys,
  reservationId: string,
): Pick<OneTimePasswordRow, 'salt' | 'hash'> & { sealed: string } {
  const otp = String(randomInt(10 ** otpLength)).padStart(otpLength, '0');
  const salt = randomBytes(16);
  return { salt, hash: hashed(keys, salt, otp), sealed: encryptText(keys, otp, reservationId) };
}

/** Compares a password with the stored hash in constant time. */
export const isPassword = (
  keys: Keys,
  { salt, hash }: Pick<OneTimePasswordRow, 'salt' | 'hash'>,
  otp: string,
): boolean => listKeyGenerations(keys).some((key) => timingSafeEqual(hashed(key, salt, otp), hash));
