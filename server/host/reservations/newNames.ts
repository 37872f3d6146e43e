import { randomBytes, randomInt } from 'node:crypto';

/** 128 random bits in base64url. */
export const newId = (): string => randomBytes(16).toString('base64url');

// Without letters and digits that are mistaken for one another when read aloud or written down.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');

/** What guest and host call a reservation, such as `K7M2-9QXR`; it grants nothing. */
export const newNumber = (): string => `${four()}-${four()}`;
