// `TextDecoder` exists in browsers and in Node, but machines are type-checked without the types of either.
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };

/** The encodings of files from other systems. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The number of bytes at the beginning of a file that decide about its encoding. */
const examined = 4000;

const countZeros = (bytes: Uint8Array, from: 0 | 1): number =>
  bytes.subarray(0, examined).filter((byte, index) => byte === 0 && index % 2 === from).length;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Guesses the encoding of a text from its byte order mark, its zero bytes, and whether it is valid UTF-8. */
function guessEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const half = Math.min(bytes.length, examined) / 2;
  // In UTF-16, most letters of European languages have a zero byte.
  if (countZeros(bytes, 1) > half * 0.4) return 'utf-16le';
  if (countZeros(bytes, 0) > half * 0.4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Decodes a text in the guessed encoding, without its byte order mark. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(guessEncoding(bytes)).decode(bytes);
