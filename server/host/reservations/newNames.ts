import { randomBytes, randomInt } from 'node:crypto';

/** A random id of 128 bits in lower-case hexadecimal; upper-case forms of an id are accepted too. */
export const newId = (): string => randomBytes(16).toString('hex');

/** The stored form of an id that arrives in upper case, because some e-mail programs change the case of links. */
export const storedId = (id: string): string => (/^[\dA-F]{32}$/.test(id) ? id.toLowerCase() : id);

// Letters and digits that are easily confused in speech or handwriting are left out.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');

/** Converts a reservation number that a guest typed, such as `k7m2 9qxr`, to its stored form. */
export function readNumber(typed: string): string {
  const signsOnly = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return signsOnly.length === 8
    ? `${signsOnly.slice(0, 4)}-${signsOnly.slice(4)}`
    : typed.trim().toUpperCase();
}

/**
 * Creates a reservation number such as `K7M2-9QXR`. Guest and host use it to name the reservation; it grants no access.
 */
export const newNumber = (): string => `${four()}-${four()}`;
