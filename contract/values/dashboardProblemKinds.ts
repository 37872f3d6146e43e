import { problemKinds, type ProblemKind } from './problemKinds.ts';

/** The reasons for which a file is not accepted as a photo. */
const photoProblemKinds = {
  'photo-too-large': 'The file of the photo is too large',
  'photo-not-supported': 'The file is not a JPEG, PNG, WebP or AVIF picture',
  'photo-heic': 'The site cannot read HEIC pictures',
  'photo-damaged': 'The picture is damaged or incomplete',
  'photo-too-many-pixels': 'The picture has too many pixels',
  'photo-animated': 'The picture is animated',
} as const;

export type PhotoProblemKind = keyof typeof photoProblemKinds;

/** The kinds of problems that only operations of the dashboard have. */
const ownProblemKinds = {
  forbidden: 'The role does not allow this, or the request comes from another site',
  'proof-required': 'A fresh proof of identity is required',
  'no-mail-server': 'The site has no mail server, and therefore sends no codes',
  'link-expired': 'The link was used, has expired or is unknown',
  'passkey-refused': 'The passkey is unknown, or its answer is not valid',
  'email-taken': 'The e-mail address has access already',
  'last-owner': 'At least one person must be an owner',
  'unknown-user': 'Nobody with this e-mail address has access',
  'command-refused': 'The command cannot be executed',
  'wrong-offset': 'The part does not continue the upload',
  'upload-incomplete': 'The upload is not complete',
  ...photoProblemKinds,
} as const;

export const dashboardProblemKinds = { ...problemKinds, ...ownProblemKinds } as const;

export type DashboardProblemKind = ProblemKind | keyof typeof ownProblemKinds;

/** Returns the kind of a problem, or undefined if the contract does not define its type. */
export function dashboardProblemKind(type: string): DashboardProblemKind | undefined {
  const kind = type.slice(type.lastIndexOf('/') + 1);
  return Object.hasOwn(dashboardProblemKinds, kind) ? (kind as DashboardProblemKind) : undefined;
}
