/** Returns 128 random bits as hexadecimal digits. */
// `randomUUID` is not available on sites without HTTPS, such as a local trial.
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
