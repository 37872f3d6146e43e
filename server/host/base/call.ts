import type * as v from 'valibot';
import type { Language } from '../../../contract/values/language.ts';
import type { OperationName, Operations } from '../../../contract/operations.ts';
import type { Violation } from '../../../contract/schemas/violations.ts';
import type { HostContext } from './context.ts';
import type { CallerNetwork } from '../ports/networks.ts';
import type { Refusal } from './refusal.ts';
import type { Trx } from '../store/database.ts';

type Body<N extends OperationName> = Operations[N] extends { body: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined;

type Params<N extends OperationName> = Operations[N] extends { params: infer P }
  ? { readonly [K in keyof P]: string }
  : Readonly<Record<string, string>>;

type AnySchema<Success> = Extract<Success[keyof Success], v.GenericSchema>;

export type Answer<N extends OperationName> = v.InferOutput<AnySchema<Operations[N]['success']>>;

/** An authorised call with its validated input. */
export interface Call<N extends OperationName> {
  readonly params: Params<N>;
  readonly body: Body<N>;
  readonly language: Language;
  readonly clientId: string;
  /** Whether the client prefers a minimal answer. */
  readonly minimal: boolean;
  /** The id of the guest's booking in the browser, if the call names one. */
  readonly bookingId: string | undefined;
  /** The networks of the caller, narrowest first; empty if the caller is not counted. */
  readonly networks: readonly CallerNetwork[];
}

/** Answers without changing anything. */
export type Read<N extends OperationName> = (host: HostContext, call: Call<N>) => Promise<Answer<N>>;

/** Changes data in one transaction. A thrown refusal rolls it back; a returned one commits it. */
export type Write<N extends OperationName> = (
  trx: Trx,
  host: HostContext,
  call: Call<N>,
) => Promise<Answer<N> | Refusal>;

/** Updates the host's data from an external service before the transaction of a {@link Write}; must be safe to repeat. */
export type Preparation<N extends OperationName> = (host: HostContext, call: Call<N>) => Promise<void>;

/** Calls an external service and manages its own transactions; it must be safe to repeat. */
export type ExternalCall<N extends OperationName> = (
  host: HostContext,
  call: Call<N>,
) => Promise<Answer<N> | Refusal>;

/**
 * Handles the secret part of an answer, which is not stored: removes it before storing, and restores it for a replay.
 */
export interface Secret<N extends OperationName> {
  without(answer: Answer<N>, host: HostContext): unknown;
  remake(host: HostContext, remembered: unknown): Answer<N>;
}

/**
 * Finds further errors in a body that its schema rejected, so that the client gets all of them in one answer. The body
 * may be any JSON value.
 */
export type AlsoWrong = (host: HostContext, body: unknown) => Promise<Violation[]>;

export type Handler<N extends OperationName> =
  | {
      readonly reads: Read<N>;
      /** Whether the answer may be a few seconds old, because nothing is decided by it. */
      readonly mayBeOld?: true;
    }
  | {
      readonly writes: Write<N>;
      readonly prepares?: Preparation<N>;
      readonly secret?: Secret<N>;
      readonly alsoWrong?: AlsoWrong;
    }
  | { readonly external: ExternalCall<N> };
