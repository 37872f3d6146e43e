import * as v from 'valibot';
import { means } from '../schemas/means.ts';
import { instant } from '../schemas/primitives.ts';
import type { HostOperation } from '../operation.ts';
import { roles } from './role.ts';
import { code, codeRequested, session } from './session.ts';

const base64url = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest, 'too_long'), v.regex(/^[\w-]+$/, 'invalid'));

const credentialId = base64url(1400);
const transport = v.pipe(v.string(), v.maxLength(32, 'too_long'));
const descriptor = v.object({
  id: credentialId,
  type: v.literal('public-key'),
  transports: v.optional(v.array(transport)),
});
const verification = v.picklist(['required', 'preferred']);

/** `PublicKeyCredentialRequestOptionsJSON` (Web Authentication Level 3, §5.5). */
export const requestOptions = v.object({
  challenge: base64url(200),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: verification,
  allowCredentials: v.optional(v.array(descriptor)),
});

export type RequestOptions = v.InferOutput<typeof requestOptions>;

/** `PublicKeyCredentialCreationOptionsJSON` (Web Authentication Level 3, §5.4). */
export const creationOptions = v.object({
  challenge: base64url(200),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: base64url(100), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});

export type CreationOptions = v.InferOutput<typeof creationOptions>;

const credential = { id: credentialId, rawId: credentialId, type: v.literal('public-key') };
const attachment = v.optional(v.picklist(['platform', 'cross-platform'], 'invalid'));
const extensions = v.optional(v.looseObject({}), {});

/** `AuthenticationResponseJSON` (Web Authentication Level 3, §5.1). */
const authentication = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: means(
      v.pipe(
        v.nullish(v.union([v.literal(''), base64url(100)])),
        v.transform((handle) => handle || undefined),
      ),
      'The person; some browsers send an empty text or null for none.',
    ),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
});

export type PasskeyUse = v.InferOutput<typeof authentication>;

/** The answer as a browser sends it. */
export type PasskeyUseInput = v.InferInput<typeof authentication>;

/** `RegistrationResponseJSON` (Web Authentication Level 3, §5.1). */
const registration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: v.optional(v.pipe(v.array(transport), v.maxLength(10, 'too_long')), []),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
});

export type PasskeyCreation = v.InferOutput<typeof registration>;

const passkeyList = v.object({
  passkeys: v.array(
    v.object({
      id: credentialId,
      name: means(v.string(), 'The browser and system on which it was created; may be empty.'),
      since: instant,
      usedAt: v.nullable(instant),
    }),
  ),
});

const refused = {
  410: ['otp-expired'],
  422: ['passkey-refused', 'validation-failed'],
} as const;
const done = v.object({});

/** Passkeys, and the renewal of the proof of identity by passkey or code. */
export const passkeyOperations = {
  passkeyOptions: {
    method: 'post',
    path: '/session/passkey/options',
    summary: 'Get the options of a sign-in with a passkey, for this browser and five minutes',
    success: { status: 200, answer: requestOptions },
    problems: {},
    roles: 'anyone',
    effect: 'signsIn',
  },
  signInWithPasskey: {
    method: 'post',
    path: '/session/passkey',
    summary: 'Sign in with a passkey',
    body: authentication,
    success: { status: 200, answer: session },
    problems: refused,
    roles: 'anyone',
    effect: 'signsIn',
  },
  requestProofCode: {
    method: 'post',
    path: '/session/proof/code',
    summary: 'Send a code by e-mail that renews the proof of identity',
    success: { status: 202, answer: codeRequested },
    problems: { 409: ['no-mail-server'] },
    roles,
    effect: 'signsIn',
  },
  proveByCode: {
    method: 'post',
    path: '/session/proof/code/verify',
    summary: 'Renew the proof of identity with the code',
    body: v.object({ code }),
    success: { status: 200, answer: session },
    problems: {
      410: ['otp-expired'],
      422: ['otp-incorrect', 'validation-failed'],
      423: ['otp-locked'],
    },
    roles,
    effect: 'signsIn',
  },
  proofOptions: {
    method: 'post',
    path: '/session/proof/passkey/options',
    summary: 'Get the options of a proof of identity with one’s own passkeys',
    success: { status: 200, answer: requestOptions },
    problems: {},
    roles,
    effect: 'signsIn',
  },
  proveByPasskey: {
    method: 'post',
    path: '/session/proof/passkey',
    summary: 'Renew the proof of identity with a passkey',
    body: authentication,
    success: { status: 200, answer: session },
    problems: refused,
    roles,
    effect: 'signsIn',
  },
  passkeyCreation: {
    method: 'post',
    path: '/passkeys/options',
    summary: 'Get the options of a new passkey',
    success: { status: 200, answer: creationOptions },
    problems: {},
    roles,
    effect: 'access',
  },
  addPasskey: {
    method: 'post',
    path: '/passkeys/add',
    summary: 'Add a passkey, which the browser has created',
    body: registration,
    success: { status: 200, answer: session },
    problems: refused,
    roles,
    effect: 'access',
  },
  listPasskeys: {
    method: 'get',
    path: '/passkeys',
    summary: 'List one’s own passkeys',
    success: { status: 200, answer: passkeyList },
    problems: {},
    roles,
    effect: 'reads',
  },
  removePasskey: {
    method: 'post',
    path: '/passkeys/{id}/remove',
    summary: 'Remove one of one’s own passkeys',
    params: { id: credentialId },
    success: { status: 200, answer: done },
    problems: { 404: ['not-found'], 409: ['idempotency-mismatch'] },
    roles,
    effect: 'access',
  },
} as const satisfies Record<string, HostOperation>;
