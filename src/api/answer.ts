import type * as v from 'valibot';
import { CallFailed, isFailure } from '../../contract/schemas/callFailed.ts';
import type { OperationName } from '../../contract/operations.ts';
import { parseAs } from '../../contract/schemas/parseAs.ts';
import { toViolations } from '../../contract/schemas/violations.ts';
import { parseRefusal } from './refusal.ts';

export interface Outcome<Data> {
  data?: Data | undefined;
  error?: unknown;
  response: Response;
}

/**
 * Returns the body in the form that the contract defines, so that every host receives names, numbers and addresses in
 * the same form. Throws the violations that the host would report, which saves a round trip.
 */
export function parseBody<S extends v.GenericSchema>(schema: S, body: v.InferInput<S>): v.InferOutput<S> {
  const { success, issues, output } = parseAs(schema, body);
  if (success) return output;
  throw new CallFailed('validation-failed', { title: 'Validation failed', violations: toViolations(issues) });
}

/**
 * Whether the page shows the failure to the guest, and the site works as intended. A request that the browser cuts off
 * because the guest leaves the page cannot be distinguished from one without a connection.
 */
const isExpected = (failure: unknown) =>
  isFailure(failure, 'validation-failed', 'otp-incorrect', 'not-found', 'unreachable');
const isAbort = (failure: unknown) =>
  !(failure instanceof CallFailed) && failure instanceof Error && failure.name === 'AbortError';

/**
 * Logs a failure that an engineer should look into. Logs only the name of the operation, because a path can contain a
 * token.
 */
function log(operation: OperationName, failure: unknown): void {
  if (isExpected(failure) || isAbort(failure)) return;
  // oxlint-disable-next-line no-console
  console.error(`${operation}: ${failure instanceof CallFailed ? failure.kind : String(failure)}`);
}

/** Returns the data of a successful call. A failure is logged and thrown as a {@link CallFailed}. */
export async function readAnswer<Data>(
  operation: OperationName,
  call: () => Promise<Outcome<Data>>,
): Promise<Data> {
  try {
    const outcome = await call();
    if (outcome.data !== undefined) return outcome.data;
    throw parseRefusal(outcome.error, outcome.response);
  } catch (failure) {
    log(operation, failure);
    throw failure;
  }
}
