import type * as v from 'valibot';
import type { Language } from '../../../contract/language.ts';
import type { OperationName, Operations } from '../../../contract/operations.ts';
import type { Violation } from '../../../contract/violations.ts';
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

/** A call that has been let in: who makes it, in which language, and what it says. */
export interface Call<N extends OperationName> {
  readonly params: Params<N>;
  readonly body: Body<N>;
  readonly language: Language;
  readonly clientId: string;
  /** Whether the least of several possible answers is enough. */
  readonly minimal: boolean;
  /** The guest's booking in the browser, where the call says which one it is. */
  readonly bookingId: string | undefined;
  /** The networks that the caller is in, the narrowest first; empty for who is not counted. */
  readonly networks: readonly CallerNetwork[];
}

/** Answers without changing anything. */
export type Read<N extends OperationName> = (host: HostContext, call: Call<N>) => Promise<Answer<N>>;

/** Changes something in one transaction. A refusal that is thrown undoes it, one that is returned does not. */
export type Write<N extends OperationName> = (
  trx: Trx,
  host: HostContext,
  call: Call<N>,
) => Promise<Answer<N> | Refusal>;

/** Reaches outside, so that it minds its own transactions; it must be safe to repeat. */
export type ExternalCall<N extends OperationName> = (
  host: HostContext,
  call: Call<N>,
) => Promise<Answer<N> | Refusal>;

/** What of an answer is a secret: left out when it is remembered, made again when it is replayed. */
export interface Secret<N extends OperationName> {
  without(answer: Answer<N>, host: HostContext): unknown;
  remake(host: HostContext, remembered: unknown): Answer<N>;
}

/**
 * What else is wrong with a body that its schema refused, so that everything is told at once. It may be
 * anything that JSON can say.
 */
export type AlsoWrong = (host: HostContext, body: unknown) => Promise<Violation[]>;

export type Handler<N extends OperationName> =
  | { readonly reads: Read<N> }
  | { readonly writes: Write<N>; readonly secret?: Secret<N>; readonly alsoWrong?: AlsoWrong }
  | { readonly external: ExternalCall<N> };
