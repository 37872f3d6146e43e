import type * as v from 'valibot';
import type { Language } from '../../../contract/values/language.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { OperationName, Operations } from '../../../contract/operations.ts';
import type { Violation } from '../../../contract/schemas/violations.ts';
import type { HostContext } from './context.ts';
import type { CallerNetwork } from '../ports/networks.ts';
import type { Refusal } from './refusal.ts';
import type { Trx } from '../store/database.ts';

type Input<O extends Operation, Key extends 'query' | 'body'> = O extends {
  [K in Key]: infer S extends v.GenericSchema;
}
  ? v.InferOutput<S>
  : undefined;

type Params<O extends Operation> = O extends { params: infer P }
  ? { readonly [K in keyof P]: string }
  : Readonly<Record<string, string>>;

type AnySchema<Success> = Extract<Success[keyof Success], v.GenericSchema>;

export type OperationAnswer<O extends Operation> = v.InferOutput<AnySchema<O['success']>>;

/** A call whose caller and input were checked; each front end adds what it knows of the caller. */
export interface OperationCall<O extends Operation> {
  readonly params: Params<O>;
  readonly query: Input<O, 'query'>;
  readonly body: Input<O, 'body'>;
  readonly language: Language;
  /** The networks of the caller, narrowest first; empty if the caller is not counted. */
  readonly networks: readonly CallerNetwork[];
}

/** Handles the secret part of an answer: removes or encrypts it before storing, and restores it for a replay. */
export interface AnswerSecret<Answer> {
  without(answer: Answer, host: HostContext, key: string): unknown;
  remake(host: HostContext, remembered: unknown, key: string): Answer;
}

/** Cookies that an answer sets, as values of `Set-Cookie`. */
export interface WithCookies<Answer> {
  answer: Answer;
  cookies: string[];
}

type Result<Answer> = Promise<Answer | Refusal>;

/** Handles the calls of one operation in one of these ways. */
export type OperationHandler<Call, Answer> =
  | {
      /** Answers without changing anything. */
      readonly reads: (host: HostContext, call: Call) => Promise<Answer>;
      /** Whether the answer may be a few seconds old, because nothing is decided by it. */
      readonly mayBeOld?: true;
    }
  | {
      /**
       * Changes data in one transaction. A thrown refusal rolls it back; a returned one commits it. A command that it runs
       * on `{ ...host, db: trx }` becomes a part of the transaction.
       */
      readonly writes: (trx: Trx, host: HostContext, call: Call) => Result<Answer>;
      /** Updates the host's data from an external service before that transaction; must be safe to repeat. */
      readonly prepares?: (host: HostContext, call: Call) => Promise<void>;
      readonly secret?: AnswerSecret<Answer>;
      /**
       * Finds further errors in a body that its schema rejected, so that the client gets all of them in one answer. The
       * body may be any JSON value.
       */
      readonly alsoWrong?: (host: HostContext, body: unknown) => Promise<Violation[]>;
    }
  | {
      /** Calls an external service and manages its own transactions; it must be safe to repeat. */
      readonly external: (host: HostContext, call: Call) => Result<Answer>;
    }
  | {
      /** Begins, renews or ends a session, in one transaction. The answer is not stored: it sets the cookies of a session. */
      readonly signsIn: (trx: Trx, host: HostContext, call: Call) => Result<WithCookies<Answer>>;
    };

/** A call of an anonymous client. */
export interface Call<N extends OperationName> extends OperationCall<Operations[N]> {
  readonly clientId: string;
  /** Whether the client prefers a minimal answer. */
  readonly minimal: boolean;
  /** The id of the guest's booking in the browser, if the call names one. */
  readonly bookingId: string | undefined;
}

export type Answer<N extends OperationName> = OperationAnswer<Operations[N]>;

/** Handles the calls of an operation of guests. */
export type Handler<N extends OperationName> = OperationHandler<Call<N>, Answer<N>>;

type Part<N extends OperationName, Way extends 'reads' | 'writes' | 'external'> = Extract<
  Handler<N>,
  { readonly [W in Way]: unknown }
>;

export type Read<N extends OperationName> = Part<N, 'reads'>['reads'];
export type Write<N extends OperationName> = Part<N, 'writes'>['writes'];
export type Preparation<N extends OperationName> = NonNullable<Part<N, 'writes'>['prepares']>;
export type AlsoWrong = NonNullable<Part<OperationName, 'writes'>['alsoWrong']>;
export type ExternalCall<N extends OperationName> = Part<N, 'external'>['external'];
export type Secret<N extends OperationName> = AnswerSecret<Answer<N>>;
