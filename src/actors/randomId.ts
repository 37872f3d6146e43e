/** 128 random bits in hexadecimal digits. */
// Not randomUUID: a browser keeps that from a site that is tried out over plain HTTP.
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
