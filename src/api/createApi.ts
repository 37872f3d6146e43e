import createClient from 'openapi-fetch';
import type * as v from 'valibot';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import type { CallHeader } from '../../contract/schemas/headers.ts';
import type { Language } from '../../contract/values/language.ts';
import { apiBase, operations, type Operations } from '../../contract/operations.ts';
import type { Operation } from '../../contract/operation.ts';
import { parseBody, readAnswer, type Outcome } from './answer.ts';
import { authorized, type Credentials } from './authorized.ts';
import { limitTime, type Fetch } from './timeLimit.ts';

export interface ApiOptions {
  /** The origin of the host API, without a path. */
  origin: string;
  fetch: Fetch;
  credentials: Credentials;
  language: Language;
}

interface CallOptions {
  idempotencyKey?: string;
  bookingId?: string;
  signal?: AbortSignal;
  /** Whether the call continues after the page is closed. */
  keepalive?: boolean;
}

/** The options of an operation, which depend on the headers that the contract gives it. */
type OperationOptions<O extends Operation> = Pick<CallOptions, 'signal' | 'keepalive'> &
  (O['headers'] extends { 'Idempotency-Key': unknown } ? { idempotencyKey: string } : unknown) &
  (O['headers'] extends { 'Booking-Id': unknown } ? { bookingId: string } : unknown);

/** The body of an operation or, if it has none, its path parameters. */
type OperationInput<O extends Operation> = O['body'] extends v.GenericSchema
  ? v.InferInput<O['body']>
  : {
      [Name in keyof O['params']]: O['params'][Name] extends v.GenericSchema
        ? v.InferInput<O['params'][Name]>
        : never;
    };

/** The smallest response that the contract allows. */
type OperationAnswer<O extends Operation> = v.InferOutput<
  O['success'] extends { minimal: infer S extends v.GenericSchema } ? S : O['success']['answer']
>;

type Call<O extends Operation> = (
  input: OperationInput<O>,
  ...options: object extends OperationOptions<O>
    ? [options?: OperationOptions<O>]
    : [options: OperationOptions<O>]
) => Promise<OperationAnswer<O>>;

/** The calls of the host API, one for each operation of the contract. Each rejects with a `CallFailed`. */
export type Api = { [Name in keyof Operations]: Call<Operations[Name]> };

type Send = (method: Operation['method'], path: string, init: object) => Promise<Outcome<unknown>>;

function headersFor({ headers = {}, success }: Operation, { idempotencyKey, bookingId }: CallOptions) {
  const values: Record<CallHeader, string | undefined> = {
    'Idempotency-Key': idempotencyKey,
    'Booking-Id': bookingId,
    Prefer: success.minimal && 'return=minimal',
  };
  return Object.fromEntries(Object.keys(headers).map((name) => [name, values[name as CallHeader]]));
}

const shownFailures: FailureKind[] = ['validation-failed', 'otp-incorrect', 'not-found', 'unreachable'];

/** Creates the client of the host API from the contract's table of operations. */
export function createApi({ origin, fetch, credentials, language }: ApiOptions): Api {
  const client = createClient({
    baseUrl: `${origin}${apiBase}`,
    fetch: authorized(limitTime(fetch), credentials),
    headers: { 'Accept-Language': language },
  });
  const send = client.request as Send;
  const createCall =
    (name: keyof Operations, operation: Operation) =>
    (input: object, options: CallOptions = {}) =>
      readAnswer(
        name,
        async () =>
          send(operation.method, operation.path, {
            ...(operation.body ? { body: parseBody(operation.body, input) } : { params: { path: input } }),
            headers: headersFor(operation, options),
            signal: options.signal,
            keepalive: options.keepalive,
          }),
        shownFailures,
      );
  const calls = Object.entries(operations).map(([name, operation]) => [
    name,
    createCall(name as keyof Operations, operation),
  ]);
  return Object.fromEntries(calls) as Api;
}
