import { timingSafeEqual } from 'node:crypto';
import { listKeyGenerations, sign, signBytes, type Keys } from './keys.ts';

/** The version of a reservation whose links were never revoked. */
export const firstTokenVersion = 1;

interface Linked {
  id: string;
  tokenVersion: number;
}

const named = ({ id, tokenVersion }: Linked) => `${id} ${tokenVersion}`;

/**
 * Derives the token of reservation links, which is not stored: 160 bits in lower-case hexadecimal, because some e-mail
 * programs change the case of links.
 */
export const getLinkToken = ({ link }: Pick<Keys, 'link'>, reservation: Linked): string =>
  signBytes(link, Buffer.from(named(reservation))).toString('hex', 0, 20);

/** Derives the token of links from before tokens were hexadecimal. It is also the key material for drafts. */
export const earlierLinkToken = ({ link }: Pick<Keys, 'link'>, reservation: Linked): string =>
  sign(link, named(reservation));

const isSame = (given: string, expected: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Whether a token belongs to a reservation, compared in constant time. */
export const isReservationToken = (keys: Keys, reservation: Linked, token: string): boolean => {
  const given = token.replace(/[^a-z\d]+$/i, '');
  return listKeyGenerations(keys)
    .flatMap((key) => [
      isSame(given.toLowerCase(), getLinkToken(key, reservation)),
      isSame(given, earlierLinkToken(key, reservation)),
    ])
    .includes(true);
};
