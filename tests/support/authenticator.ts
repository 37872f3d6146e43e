import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  PasskeyCreation,
  PasskeyUseInput,
  RequestOptions,
} from '../../contract/dashboard/passkeys.ts';

type Cbor = number | string | Buffer | readonly (readonly [number | string, Cbor])[];

function encodeHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** Encodes a value in CBOR (RFC 8949); a list of pairs is a map. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  const pairs = value as readonly (readonly [number | string, Cbor])[];
  return Buffer.concat([encodeHead(5, pairs.length), ...pairs.flat().map(encodeCbor)]);
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: string | Buffer) => Buffer.from(data).toString('base64url');

const flags = { userPresent: 1, userVerified: 4, attested: 64 };

/** A deviation from the behaviour of an authenticator that follows the rules. */
interface Deviation {
  /** The origin of the page that uses it. */
  origin?: string;
  rpId?: string;
  verifiesUser?: boolean;
  /** The number of signatures that it reports. */
  counter?: number;
  /** Whether a page of another site contains the page in a frame. */
  crossOrigin?: boolean;
  topOrigin?: string;
  /** The person whom it names. */
  userHandle?: string | null;
}

/** An authenticator with one passkey, in software (Web Authentication Level 3). */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;
  #userHandle = encode(randomBytes(8));

  constructor(origin: string) {
    this.#origin = origin;
  }

  #describeClient(
    type: string,
    challenge: string,
    { origin = this.#origin, crossOrigin = false, topOrigin }: Deviation,
  ) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, topOrigin }));
  }

  #describeItself(rpId: string, { verifiesUser = true, counter }: Deviation, attested?: Buffer) {
    this.#counter += 1;
    const signed = Buffer.alloc(4);
    signed.writeUInt32BE(counter ?? this.#counter);
    const set = flags.userPresent | (verifiesUser ? flags.userVerified : 0) | (attested ? flags.attested : 0);
    return Buffer.concat([hash(rpId), Buffer.from([set]), signed, ...(attested ? [attested] : [])]);
  }

  get #credential() {
    const id = encode(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  create({ challenge, rp, user }: CreationOptions, how: Deviation = {}): PasskeyCreation {
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const publicKey = encodeCbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, publicKey]);
    const authData = this.#describeItself(how.rpId ?? rp.id, how, attested);
    return {
      ...this.#credential,
      response: {
        clientDataJSON: encode(this.#describeClient('webauthn.create', challenge, how)),
        attestationObject: encode(
          encodeCbor([
            ['fmt', 'none'],
            ['attStmt', []],
            ['authData', authData],
          ]),
        ),
        transports: ['internal'],
      },
    };
  }

  use({ challenge, rpId }: RequestOptions, how: Deviation = {}): PasskeyUseInput {
    const clientData = this.#describeClient('webauthn.get', challenge, how);
    const authenticatorData = this.#describeItself(how.rpId ?? rpId, how);
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, hash(clientData)]),
      this.#keys.privateKey,
    );
    return {
      ...this.#credential,
      response: {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authenticatorData),
        signature: encode(signature),
        userHandle: how.userHandle === undefined ? this.#userHandle : how.userHandle,
      },
    };
  }
}
