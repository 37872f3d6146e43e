import { randomBytes, randomInt } from 'node:crypto';

/** Random bits, 128 of them, in base64url; none that a command line would take for an option. */
export function newId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}

// Without letters and digits that are mistaken for one another when read aloud or written down.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');

/** What guest and host call a reservation, such as `K7M2-9QXR`; it grants nothing. */
export const newNumber = (): string => `${four()}-${four()}`;
