import type { ColumnType, Generated } from 'kysely';
import type { Role } from '../../../../contract/dashboard/role.ts';
import type { Language } from '../../../../contract/values/language.ts';
import type { Nullable } from './columns.ts';

/** A person who has access to the dashboard. */
export interface HostUserTable {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
  locale: Language;
  createdAt: Date;
}

/** A passkey. */
export interface HostCredentialTable {
  id: string;
  userId: string;
  publicKey: Buffer;
  /** The number of signatures that the authenticator reported; 0 if it counts none. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  /** The browser and system on which it was created. */
  name: string;
  createdAt: Date;
  usedAt: Nullable<Date>;
}

export interface HostSessionTable {
  /** Names the session in lists; it opens nothing. */
  id: string;
  /** The hash of the secret in the browser's cookie. */
  tokenHash: string;
  userId: string;
  /** The browser and system, such as `Firefox on Windows`. */
  agent: string;
  createdAt: Date;
  seenAt: Date;
  /** The time until which operations are possible that need a fresh proof of identity. */
  proofUntil: Date | null;
}

export interface HostCodeTable {
  /** The hash of the secret in the cookie of the browser that requested the code. */
  id: string;
  /** Null if nobody has access with the entered address, or too many codes were sent to it: no e-mail is sent. */
  userId: string | null;
  /** The HMAC of the entered address. */
  subject: string;
  /** The HMACs of the caller's networks; null if callers are not counted. */
  networks: string[] | null;
  /** The language of the e-mail. */
  locale: Language;
  salt: Buffer;
  hash: Buffer;
  /** The encrypted code until its e-mail is sent. */
  sealed: Nullable<string>;
  triesLeft: number;
  createdAt: Date;
  expiresAt: Date;
  /** The time of the sign-in or proof with this code. */
  usedAt: Nullable<Date>;
}

/** A network in which a person has signed in. */
export interface HostNetworkTable {
  userId: string;
  /** The network as an HMAC. */
  mark: string;
  seenAt: Date;
}

export interface HostLinkTable {
  tokenHash: string;
  /** Null in a set-up link, which creates the first owner. */
  userId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** The challenge of a passkey, for one answer. */
export interface HostChallengeTable {
  /** The hash of the secret in the cookie of the browser that requested it. */
  id: string;
  challenge: string;
  purpose: 'signIn' | 'proof' | 'creation';
  /** Null for a sign-in, in which the answer says who it is. */
  userId: string | null;
  expiresAt: Date;
}

/** An action in the dashboard or a change of access, without personal data of guests. */
export interface HostActionTable {
  id: Generated<string>;
  /** Null for the command line, and for people who have lost access. */
  userId: string | null;
  /** The name of the person. */
  actor: string;
  action: string;
  reservationId: string | null;
  unitId: string | null;
  details: ColumnType<unknown, string | null, string | null>;
  at: Date;
}
