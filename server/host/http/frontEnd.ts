import type { Language } from '../../../contract/values/language.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { OperationHandler } from '../base/call.ts';
import type { HostContext } from '../base/context.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Database } from '../store/database.ts';

/** The right of a request to call an operation. */
export interface Access {
  /** The owner of the idempotency keys of the request; undefined if its answers are not stored. */
  clientId: string | undefined;
  /** The language of the caller; undefined if the request's headers decide. */
  language?: Language | undefined;
  /** The caller, as far as the handler's call describes it. */
  caller: object;
  /** @throws {Refusal} 403 if the call needs another right because of its body */
  requireRightFor?(body: unknown): void;
  /** Adds a successful call to the log of actions; undefined if the call is not logged. */
  recordAction?: ((db: Database) => Promise<void>) | undefined;
}

/** The request of one operation, before its input is read. */
export interface OperationRequest<O extends Operation> {
  host: HostContext;
  name: string;
  operation: O;
  request: Request;
}

/** The validated input of a call. */
export interface CallInput {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
}

/** A front end of the host: a table of operations with its handlers, and what differs between clients and people. */
export interface FrontEnd<O extends Operation> {
  /** The path below which its operations are. */
  base: string;
  operations: Readonly<Record<string, O>>;
  handlers: Readonly<Record<string, OperationHandler<never, unknown>>>;
  /** The way to authenticate (RFC 9110 §11.6.1). */
  challenge: string;
  /** The request headers on which answers depend; undefined if browsers and proxies need not know. */
  vary?: string;
  /**
   * Identifies the caller, before anything else of the request is read.
   * @throws {Refusal} 401 or 403
   */
  authorise(request: OperationRequest<O>): Promise<Access>;
  /** Returns the operation and the payload that one idempotency key belongs to. */
  identify(name: string, operation: O, input: CallInput): readonly [operation: string, payload: unknown];
  /** Converts the errors with which handlers refuse calls; throws any other error again. */
  toRefusal: (error: unknown) => Refusal;
}
