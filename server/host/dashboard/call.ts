import type * as v from 'valibot';
import type { DashboardOperationName, DashboardOperations } from '../../../contract/dashboard/operations.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { HostContext } from '../base/context.ts';
import type { Refusal } from '../base/refusal.ts';
import type { CallerNetwork } from '../ports/networks.ts';
import type { Trx } from '../store/database.ts';
import type { ActionSubject, SignedIn } from '../users/index.ts';

type Name = DashboardOperationName;

type Input<N extends Name, Key extends string> = DashboardOperations[N] extends {
  [K in Key]: infer S extends v.GenericSchema;
}
  ? v.InferOutput<S>
  : undefined;

type Params<N extends Name> = DashboardOperations[N] extends { params: infer P }
  ? { readonly [K in keyof P]: string }
  : Readonly<Record<string, string>>;

export type DashboardAnswer<N extends Name> = v.InferOutput<DashboardOperations[N]['success']['answer']>;

/** The session of a call; operations for anyone may have none. */
type CallSession<N extends Name> = DashboardOperations[N]['roles'] extends 'anyone'
  ? SignedIn | undefined
  : SignedIn;

/** A call whose session, role, proof, origin and input were checked. */
export interface DashboardCall<N extends Name> {
  readonly params: Params<N>;
  readonly query: Input<N, 'query'>;
  readonly body: Input<N, 'body'>;
  /** The language of the person. */
  readonly language: Language;
  readonly session: CallSession<N>;
  /** The cookies of the request that concern sign-in. */
  readonly cookies: { readonly code: string | undefined; readonly passkey: string | undefined };
  /** The browser and system, such as `Firefox on Windows`. */
  readonly agent: string;
  /** The networks of the caller, narrowest first; empty if the caller is not counted. */
  readonly networks: readonly CallerNetwork[];
  /** Adds to the entry of this call in the log of actions. */
  readonly note: (about: ActionSubject) => void;
}

/** Answers without changing anything. */
export type Read<N extends Name> = (host: HostContext, call: DashboardCall<N>) => Promise<DashboardAnswer<N>>;

/**
 * Changes data in one transaction, which also contains the entry in the log of actions. A thrown refusal rolls it back; a
 * returned one commits it. A command that it runs on `{ ...host, db: trx }` becomes a part of the transaction.
 */
export type Write<N extends Name> = (
  trx: Trx,
  host: HostContext,
  call: DashboardCall<N>,
) => Promise<DashboardAnswer<N> | Refusal>;

/** Updates the host's data from an external service before the transaction of a {@link Write}; must be safe to repeat. */
export type Preparation<N extends Name> = (host: HostContext, call: DashboardCall<N>) => Promise<void>;

/** Calls an external service and manages its own transactions; it must be safe to repeat. */
export type ExternalCall<N extends Name> = (
  host: HostContext,
  call: DashboardCall<N>,
) => Promise<DashboardAnswer<N>>;

/** An answer with values of `Set-Cookie`. */
export interface WithCookies<N extends Name> {
  answer: DashboardAnswer<N>;
  cookies: string[];
}

/**
 * Begins, renews or ends a session, in one transaction. It is never answered from a stored answer, and adds its own entry
 * to the log of actions.
 */
export type SignIn<N extends Name> = (
  trx: Trx,
  host: HostContext,
  call: DashboardCall<N>,
) => Promise<WithCookies<N> | Refusal>;

export type DashboardHandler<N extends Name> =
  | { readonly reads: Read<N> }
  | {
      readonly writes: Write<N>;
      readonly prepares?: Preparation<N>;
      /** Whether the answer contains a secret, so that it is stored encrypted for repeated calls. */
      readonly isSecret?: true;
    }
  | { readonly external: ExternalCall<N> }
  | { readonly signsIn: SignIn<N> };

export type DashboardHandlers<N extends Name> = { readonly [K in N]: DashboardHandler<K> };
