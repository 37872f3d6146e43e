import { timingSafeEqual } from 'node:crypto';
import { listKeyGenerations, sign, signBytes, type Keys } from './keys.ts';

/** That of a reservation whose links nobody has withdrawn. */
export const firstTokenVersion = 1;

interface Linked {
  id: string;
  tokenVersion: number;
}

const named = ({ id, tokenVersion }: Linked) => `${id} ${tokenVersion}`;

/**
 * The token of mailed links, made from the reservation each time and stored nowhere: 160 bits in lower-case hexadecimal,
 * because some mail programs write links in another case.
 */
export const getLinkToken = ({ link }: Pick<Keys, 'link'>, reservation: Linked): string =>
  signBytes(link, Buffer.from(named(reservation))).toString('hex', 0, 20);

/** The token of links that were mailed before tokens were hexadecimal. Drafts are still sealed under it. */
export const earlierLinkToken = ({ link }: Pick<Keys, 'link'>, reservation: Linked): string =>
  sign(link, named(reservation));

const isSame = (given: string, expected: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Whether a token was made for this reservation, in a time that does not tell how nearly. */
export const isReservationToken = (keys: Keys, reservation: Linked, token: string): boolean => {
  const given = token.replace(/[^a-z\d]+$/i, '');
  return listKeyGenerations(keys)
    .flatMap((key) => [
      isSame(given.toLowerCase(), getLinkToken(key, reservation)),
      isSame(given, earlierLinkToken(key, reservation)),
    ])
    .includes(true);
};
