import { problemKinds } from './problemKinds.ts';

/** The reasons for which a file is not accepted as a photo. */
export const photoProblemKinds = [
  'photo-too-large',
  'photo-not-supported',
  'photo-heic',
  'photo-damaged',
  'photo-too-many-pixels',
  'photo-animated',
] as const;

export type PhotoProblemKind = (typeof photoProblemKinds)[number];

/** The kinds of problems of all operations: those of guests, and those that only operations of the dashboard have. */
export const dashboardProblemKinds = [
  ...problemKinds,
  'forbidden',
  'proof-required',
  'no-mail-server',
  'link-expired',
  'passkey-refused',
  'email-taken',
  'last-owner',
  'unknown-user',
  'command-refused',
  'property-exists',
  'calendar-exists',
  'content-incomplete',
  'managed-by-files',
  'wrong-offset',
  'upload-incomplete',
  'settings-changed',
  'setting-read-only',
  'mail-server-failed',
  'stripe-failed',
  ...photoProblemKinds,
] as const;

export type DashboardProblemKind = (typeof dashboardProblemKinds)[number];

/** Returns the kind of a problem, or undefined if the contract does not define its type. */
export function dashboardProblemKind(type: string): DashboardProblemKind | undefined {
  const kind = type.slice(type.lastIndexOf('/') + 1);
  return dashboardProblemKinds.find((known) => known === kind);
}
