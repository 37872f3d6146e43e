import createClient from 'openapi-fetch';
import type * as v from 'valibot';
import { isFailure, type FailureKind } from '../../../contract/schemas/callFailed.ts';
import {
  dashboardBase,
  dashboardOperations,
  type DashboardOperationName,
  type DashboardOperations,
} from '../../../contract/dashboard/operations.ts';
import { dashboardProblemKind, photoProblemKinds } from '../../../contract/values/dashboardProblemKinds.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { Operation } from '../../../contract/operation.ts';
import { readAnswer, type Outcome } from '../../api/answer.ts';
import { limitTime, type Fetch } from '../../api/timeLimit.ts';

export interface DashboardApiOptions {
  /** The origin of the site, without a path. */
  origin: string;
  fetch: Fetch;
  /** Returns the language in which the person uses the dashboard. */
  getLanguage: () => Language;
  /** Called when the host does not accept the session. */
  onUnauthorized: () => void;
}

/** The path parameters, query and body of a call, as far as its operation has them. */
type CallInput<O extends Operation> = (O['params'] extends object
  ? { params: { [Name in keyof O['params']]: string } }
  : unknown) &
  (O['query'] extends v.GenericSchema ? { query: v.InferInput<O['query']> } : unknown) &
  (O['body'] extends v.GenericSchema ? { body: v.InferInput<O['body']> } : unknown);

interface CallOptions {
  /** Prevents that a repeated call takes effect twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Whether the browser still sends the call after the tab is closed. Its body must be smaller than 64 KiB. */
  keepalive?: boolean;
}

type Call<O extends Operation> = (
  ...given: unknown extends CallInput<O>
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<O>, options?: CallOptions]
) => Promise<v.InferOutput<O['success']['answer']>>;

/** The calls of the dashboard, one for each operation of its contract. Each rejects with a `CallFailed`. */
export type DashboardApi = { [Name in DashboardOperationName]: Call<DashboardOperations[Name]> };

type Send = (method: Operation['method'], path: string, init: object) => Promise<Outcome<unknown>>;

interface AnyInput {
  params?: object;
  query?: object;
  body?: never;
}

/** The failures that pages explain to the person; all others are logged as faults. */
const shownFailures: FailureKind[] = [
  'validation-failed',
  'otp-incorrect',
  'not-found',
  'unauthorized',
  'proof-required',
  'link-expired',
  'email-taken',
  'last-owner',
  'unknown-user',
  'command-refused',
  'draft-changed',
  'property-exists',
  'calendar-exists',
  'content-incomplete',
  'managed-by-files',
  'no-mail-server',
  'settings-changed',
  'setting-read-only',
  'mail-server-failed',
  'stripe-failed',
  ...photoProblemKinds,
  'unreachable',
];

/**
 * Creates the client of the dashboard's calls from their table. The browser sends the cookie of the session. The host checks
 * bodies, so that browsers load no schemas of them.
 */
export function createDashboardApi(options: DashboardApiOptions): DashboardApi {
  const { origin, getLanguage, onUnauthorized } = options;
  const client = createClient({
    baseUrl: `${origin}${dashboardBase}`,
    fetch: limitTime(options.fetch),
    cache: 'no-store',
  });
  const send = client.request as Send;
  const createCall =
    (name: DashboardOperationName, operation: Operation) =>
    async (input: AnyInput = {}, { idempotencyKey, signal, keepalive }: CallOptions = {}) => {
      const isFile = operation.mostBytes !== undefined;
      try {
        return await readAnswer(
          name,
          async () =>
            send(operation.method, operation.path, {
              params: { path: input.params, query: input.query },
              ...(input.body !== undefined && { body: input.body }),
              ...(isFile && { bodySerializer: (bytes: unknown) => bytes }),
              headers: {
                ...(isFile && { 'Content-Type': 'application/octet-stream' }),
                'Accept-Language': getLanguage(),
                ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
              },
              signal,
              keepalive,
            }),
          shownFailures,
          dashboardProblemKind,
        );
      } catch (failure) {
        if (isFailure(failure, 'unauthorized')) onUnauthorized();
        throw failure;
      }
    };
  const calls = Object.entries<Operation>(dashboardOperations).map(([name, operation]) => [
    name,
    createCall(name as DashboardOperationName, operation),
  ]);
  return Object.fromEntries(calls) as DashboardApi;
}
