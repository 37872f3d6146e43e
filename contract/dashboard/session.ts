import * as v from 'valibot';
import { email } from '../schemas/guest.ts';
import { otp } from '../schemas/hold.ts';
import { means } from '../schemas/means.ts';
import { ageGroups } from '../schemas/party.ts';
import { count, instant, language, timeOfDay, unitId } from '../schemas/primitives.ts';
import type { HostOperation } from '../operation.ts';
import { role, roles } from './role.ts';
import { userName } from './user.ts';

const user = v.object({
  id: means(v.string(), 'The id of the person.'),
  name: userName,
  email: means(email, 'The e-mail address to which sign-in codes are sent.'),
  role,
  language,
});

/** The signed-in person, and what every page of the dashboard needs. */
export const session = v.object({
  user,
  proofUntil: means(
    v.nullable(instant),
    'The time until which operations that need a fresh proof of identity are possible; null if there is none.',
  ),
  hasPasskey: means(v.boolean(), 'Whether the person has a passkey.'),
  productName: means(v.string(), 'The name of the site.'),
  isSandbox: v.optional(
    means(v.boolean(), 'Whether no money moves and no e-mail leaves the site; examples can then be added.'),
  ),
  isWithoutMail: v.optional(
    means(
      v.boolean(),
      'Whether the site has no mail server and can be reached from other machines: it then sends no codes and no invitations.',
    ),
  ),
  isPreparing: v.optional(
    means(
      v.boolean(),
      'Whether the person is an owner, and the site shows the demo or is closed to guests, because something is missing.',
    ),
  ),
  properties: means(
    v.array(
      v.object({
        id: unitId,
        name: means(v.string(), 'Its name in the language of the person.'),
        timeZone: means(v.string(), 'Its time zone, such as `Europe/Lisbon`.'),
        maxGuests: count,
        ageGroups: v.optional(ageGroups),
        checkInAfter: means(timeOfDay, 'The earliest check-in.'),
        paymentOptions: v.array(v.object({ id: v.string(), name: v.string() })),
      }),
    ),
    'The properties of the site, in its order.',
  ),
});
export type Session = v.InferOutput<typeof session>;

const codeRequest = v.object({
  email: means(email, 'The e-mail address of the person.'),
  language: means(language, 'The language of the e-mail.'),
});

export const codeRequested = v.object({
  codeExpiresAt: means(instant, 'The time at which the code expires.'),
});
export type CodeRequested = v.InferOutput<typeof codeRequested>;

export const code = means(otp, 'The code from the e-mail: 6 digits.');

const linkToken = means(
  v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(128, 'too_long')),
  'The token in the fragment of a set-up or access link, which works once, within an hour or, in an invitation, three days. Do not log it.',
);

/** The purpose of a link, before it is used. */
const linkContent = v.variant('kind', [
  v.object({ kind: means(v.literal('setup'), 'It creates the first owner.') }),
  v.object({
    kind: means(v.literal('access'), 'It signs in the person for whom it was made.'),
    name: userName,
    email,
    language,
  }),
]);
export type LinkContent = v.InferOutput<typeof linkContent>;

const linkUse = v.object({
  token: linkToken,
  owner: v.optional(
    means(v.object({ name: userName, email, language }), 'The first owner, with a set-up link only.'),
  ),
});

const signedOut = v.object({});

/** Sign-in by code or link, and the own session. Passkeys are in `passkeys.ts`. */
export const sessionOperations = {
  getSession: {
    method: 'get',
    path: '/session',
    summary: 'Get the signed-in person',
    success: { status: 200, answer: session },
    problems: {},
    roles,
    effect: 'reads',
  },
  requestCode: {
    method: 'post',
    path: '/session/code',
    summary: 'Send a sign-in code by e-mail; the answer is the same for unknown addresses',
    body: codeRequest,
    success: { status: 202, answer: codeRequested },
    problems: { 409: ['no-mail-server'], 422: ['validation-failed'] },
    roles: 'anyone',
    effect: 'signsIn',
  },
  verifyCode: {
    method: 'post',
    path: '/session/code/verify',
    summary: 'Sign in with the code, in the browser that requested it',
    body: v.object({ code }),
    success: { status: 200, answer: session },
    problems: {
      410: ['otp-expired'],
      422: ['otp-incorrect', 'validation-failed'],
      423: ['otp-locked'],
    },
    roles: 'anyone',
    effect: 'signsIn',
  },
  readLink: {
    method: 'post',
    path: '/session/link/read',
    summary: 'Get what a set-up or access link is for, without using it',
    body: v.object({ token: linkToken }),
    success: { status: 200, answer: linkContent },
    problems: { 410: ['link-expired'], 422: ['validation-failed'] },
    roles: 'anyone',
    effect: 'reads',
  },
  openLink: {
    method: 'post',
    path: '/session/link',
    summary: 'Sign in with a set-up or access link, which works once',
    body: linkUse,
    success: { status: 200, answer: session },
    problems: { 410: ['link-expired'], 422: ['validation-failed'] },
    roles: 'anyone',
    effect: 'signsIn',
  },
  signOut: {
    method: 'post',
    path: '/session/end',
    summary: 'Sign out',
    success: { status: 200, answer: signedOut },
    problems: {},
    roles,
    effect: 'signsIn',
  },
} as const satisfies Record<string, HostOperation>;
