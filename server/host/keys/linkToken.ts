import { timingSafeEqual } from 'node:crypto';
import { generationsOf, sign, type Keys } from './keys.ts';

/** That of a reservation whose links nobody has withdrawn. */
export const firstTokenVersion = 1;

interface Linked {
  id: string;
  tokenVersion: number;
}

/** What a mailed link carries: made from the reservation each time, stored nowhere. */
export const linkTokenOf = ({ link }: Pick<Keys, 'link'>, { id, tokenVersion }: Linked): string =>
  sign(link, `${id} ${tokenVersion}`);

const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);

/** Whether a token was made for this reservation, in a time that does not tell how nearly. */
export const isTokenOf = (keys: Keys, reservation: Linked, token: string): boolean =>
  generationsOf(keys).some((key) => isSame(Buffer.from(token), Buffer.from(linkTokenOf(key, reservation))));
