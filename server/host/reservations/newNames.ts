import { randomBytes, randomInt } from 'node:crypto';

/** Random bits, 128 of them, in lower-case hexadecimal: an id in upper case is still the same. */
export const newId = (): string => randomBytes(16).toString('hex');

/** The id that is stored for one that comes in upper case, as some mail programs write addresses. */
export const storedId = (id: string): string => (/^[\dA-F]{32}$/.test(id) ? id.toLowerCase() : id);

// Without letters and digits that are mistaken for one another when read aloud or written down.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');

/** A number as it is stored, from one as a guest types it: `k7m2 9qxr`. */
export function readNumber(typed: string): string {
  const signsOnly = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return signsOnly.length === 8
    ? `${signsOnly.slice(0, 4)}-${signsOnly.slice(4)}`
    : typed.trim().toUpperCase();
}

/** What guest and host call a reservation, such as `K7M2-9QXR`; it grants nothing. */
export const newNumber = (): string => `${four()}-${four()}`;
