import { timingSafeEqual } from 'node:crypto';
import { listKeyGenerations, signBytes, type Keys } from './keys.ts';

/** A one-time password, named by its salt, which is random and new for each password. */
interface SaltedPassword {
  reservationId: string;
  salt: Buffer;
}

/**
 * Derives the token of the link in the e-mail with a one-time password, which is not stored: 160 bits in lower-case hexadecimal. It
 * depends on the salt, so a new password, and the deletion of the password, invalidate the token too.
 */
export const getOtpToken = ({ link }: Pick<Keys, 'link'>, { reservationId, salt }: SaltedPassword): string =>
  signBytes(link, Buffer.concat([Buffer.from(`otp ${reservationId} `), salt])).toString('hex', 0, 20);

/** Whether a token belongs to a one-time password, compared in constant time. */
export const isOtpToken = (keys: Keys, password: SaltedPassword, token: string): boolean => {
  const given = Buffer.from(token.toLowerCase());
  return listKeyGenerations(keys)
    .map((key) => Buffer.from(getOtpToken(key, password)))
    .some((expected) => expected.length === given.length && timingSafeEqual(expected, given));
};
