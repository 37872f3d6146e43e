import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
type Headers = Readonly<Record<string, string>>;

/** Bytes in one encoding, with all their headers. */
export interface Form {
  body: Bytes;
  headers: Headers;
  etag: string;
}

/** An answer in each encoding that a browser may accept, compressed once. */
export interface Encoded {
  identity: Form;
  br?: Form;
  gzip?: Form;
}

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

function getForm(body: Bytes, headers: Headers): Form {
  // A strong validator identifies exactly these bytes, so the result of other compression has another one.
  const etag = `"${hash(body)}"`;
  return { body, etag, headers: { ...headers, ETag: etag, 'Content-Length': String(body.byteLength) } };
}

/** Returns an answer with an additional encoding of the same bytes. */
export function withCopy(answer: Encoded, encoding: Encoding, body: Bytes): Encoded {
  const own = { ...answer.identity.headers, 'Content-Encoding': encoding };
  return { ...answer, [encoding]: getForm(body, own) };
}

/** Creates an answer from bytes and their compressed copies, as far as they exist. */
export function encoded(
  identity: Bytes,
  headers: Headers,
  copies: Partial<Record<Encoding, Bytes>>,
): Encoded {
  const present = encodings.filter((encoding) => copies[encoding]);
  const varying = present.length > 0 ? { ...headers, Vary: 'Accept-Encoding' } : headers;
  const bare: Encoded = { identity: getForm(identity, varying) };
  return present.reduce((answer, encoding) => withCopy(answer, encoding, copies[encoding]!), bare);
}

/** Creates an answer without compression, for formats that are compressed already. */
export const plain = (identity: Bytes, headers: Headers): Encoded => encoded(identity, headers, {});

const levels = {
  once: { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 },
  quickly: { brotli: 5, gzip: 6 },
} as const;

const compressBrotli = (bytes: Bytes, level: number) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

/** Compresses bytes as much as possible, which takes seconds per megabyte. */
export const smallest = (bytes: Bytes): Promise<Bytes> => compressBrotli(bytes, levels.once.brotli);

/**
 * Compresses bytes in every encoding: as much as possible for files that are compressed `once`, or `quickly` for
 * answers that are created per request.
 */
export async function compress(
  identity: Bytes,
  headers: Headers,
  how: keyof typeof levels = 'once',
): Promise<Encoded> {
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, levels[how].brotli),
    zip(identity, { level: levels[how].gzip }),
  ]);
  return encoded(identity, headers, { br, gzip: zipped });
}

/** Compresses an answer again, as much as possible. */
export const compressAgain = ({ identity: { body, headers } }: Encoded): Promise<Encoded> =>
  compress(body, headers);

/** Returns the number of bytes in all encodings of an answer. */
export const countBytes = (answer: Encoded): number =>
  [answer.identity, answer.br, answer.gzip].reduce((sum, form) => sum + (form?.body.byteLength ?? 0), 0);

const isRefused = (accepted: string, encoding: string) =>
  accepted.includes('q=0') && new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

/** Picks the encoding for a browser with this `Accept-Encoding`. */
export function pickEncoding(answer: Encoded, accepted = ''): Form {
  const encoding = encodings.find(
    (name) => answer[name] && accepted.includes(name) && !isRefused(accepted, name),
  );
  return (encoding && answer[encoding]) ?? answer.identity;
}
