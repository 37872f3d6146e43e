import { timingSafeEqual } from 'node:crypto';
import { sign, type Keys } from './keys.ts';

interface Linked {
  id: string;
  tokenVersion: number;
}

/** What a mailed link carries: made from the reservation each time, stored nowhere. */
export const linkTokenOf = ({ link }: Keys, { id, tokenVersion }: Linked): string =>
  sign(link, `${id} ${tokenVersion}`);

/** Whether a token opens this reservation, in a time that does not tell how nearly. */
export function opens(keys: Keys, reservation: Linked, token: string): boolean {
  const expected = Buffer.from(linkTokenOf(keys, reservation));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
