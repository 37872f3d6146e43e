/** Web Authentication with the names and the rules of this site. Loaded when the first passkey is used. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { isRecord } from '../../../contract/values/isRecord.ts';
import {
  creationOptions,
  requestOptions,
  type CreationOptions,
  type PasskeyCreation,
  type PasskeyUse,
  type RequestOptions,
} from '../../../contract/dashboard/passkeys.ts';
import { challengeMinutes } from './challenges.ts';

/** The site of the passkeys: only pages of this origin can use them. */
export interface PasskeySite {
  /** The origin of the site. */
  origin: string;
  name: string;
}

/** Whose a passkey is. */
interface OwnedPasskey extends StoredPasskey {
  userId: string;
}

export interface StoredPasskey {
  id: string;
  publicKey: Buffer;
  counter: number;
  transports: readonly string[];
}

const getId = ({ origin }: PasskeySite) => new URL(origin).hostname;
const timeout = challengeMinutes * 60_000;

const describe = ({ id, transports }: Pick<StoredPasskey, 'id' | 'transports'>) => ({
  id,
  transports: [...transports] as AuthenticatorTransport[],
});

/** Creates the options of a sign-in or proof; without passkeys, the browser offers all of the site. */
export const createRequestOptions = async (
  site: PasskeySite,
  passkeys: readonly StoredPasskey[],
): Promise<RequestOptions> =>
  v.parse(
    requestOptions,
    await generateAuthenticationOptions({
      rpID: getId(site),
      timeout,
      userVerification: 'required',
      allowCredentials: passkeys.map(describe),
    }),
  );

interface Creator {
  id: string;
  email: string;
  name: string;
}

/** Creates the options of a new passkey. */
export const createCreationOptions = async (
  site: PasskeySite,
  user: Creator,
  passkeys: readonly StoredPasskey[],
): Promise<CreationOptions> =>
  v.parse(
    creationOptions,
    await generateRegistrationOptions({
      rpID: getId(site),
      rpName: site.name,
      userID: new TextEncoder().encode(user.id),
      userName: user.email,
      userDisplayName: user.name,
      timeout,
      attestationType: 'none',
      excludeCredentials: passkeys.map(describe),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  );

const getUserHandle = (userId: string) => Buffer.from(userId).toString('base64url');

/** Whether a page in a frame of another site has used the passkey; nothing here is in such a frame. */
function isInForeignFrame({ response }: PasskeyUse | PasskeyCreation): boolean {
  const client: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
  return isRecord(client) && (client['crossOrigin'] === true || client['topOrigin'] !== undefined);
}

/** Whether an answer names another person than the one to whom the passkey belongs (Web Authentication Level 3, §7.2). */
const isOfOther = ({ response: { userHandle } }: PasskeyUse, { userId }: OwnedPasskey) =>
  userHandle !== undefined && userHandle !== getUserHandle(userId);

/** Returns the new counter if a passkey has signed the challenge for this site, with user verification. */
export async function verifyUse(
  site: PasskeySite,
  response: PasskeyUse,
  expectedChallenge: string,
  passkey: OwnedPasskey,
): Promise<number | undefined> {
  if (isInForeignFrame(response) || isOfOther(response, passkey)) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: getId(site),
    requireUserVerification: true,
    credential: {
      ...describe(passkey),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  });
  return verified ? authenticationInfo.newCounter : undefined;
}

/** Returns the passkey that was created for the challenge and this site, with user verification. */
export async function verifyCreation(
  site: PasskeySite,
  response: PasskeyCreation,
  expectedChallenge: string,
): Promise<StoredPasskey | undefined> {
  if (isInForeignFrame(response)) return undefined;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: getId(site),
    requireUserVerification: true,
  });
  if (!verified) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey), counter, transports };
}
