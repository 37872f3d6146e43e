import type * as v from 'valibot';
import { CallFailed, isFailure } from '../../contract/callFailed.ts';
import type { OperationName } from '../../contract/operations.ts';
import { readAs } from '../../contract/readAs.ts';
import { toViolations } from '../../contract/violations.ts';
import { refusalIn } from './refusal.ts';

export interface Outcome<Data> {
  data?: Data | undefined;
  error?: unknown;
  response: Response;
}

/**
 * A body as the contract writes it, so that any host gets names, numbers and addresses in one form. One that the host would
 * refuse is refused here, with the same violations and no round trip.
 */
export function checked<S extends v.GenericSchema>(schema: S, body: v.InferInput<S>): v.InferOutput<S> {
  const { success, issues, output } = readAs(schema, body);
  if (success) return output;
  throw new CallFailed('validation-failed', { title: 'Validation failed', violations: toViolations(issues) });
}

/** The guest mistyped something, and is told: nothing is wrong with the site. */
const isForTheGuest = (failure: unknown) => isFailure(failure, 'validation-failed', 'otp-incorrect');
const isAbort = (failure: unknown) =>
  !(failure instanceof CallFailed) && failure instanceof Error && failure.name === 'AbortError';

/** What went wrong where it is worth an engineer's look: the call's name only, for paths can hold a token. */
function log(operation: OperationName, failure: unknown): void {
  if (isForTheGuest(failure) || isAbort(failure)) return;
  // oxlint-disable-next-line no-console
  console.error(`${operation}: ${failure instanceof CallFailed ? failure.kind : String(failure)}`);
}

/** The data of a call that succeeded; a failure is logged and thrown as a {@link CallFailed}. */
export async function takeAnswer<Data>(
  operation: OperationName,
  call: () => Promise<Outcome<Data>>,
): Promise<Data> {
  try {
    const outcome = await call();
    if (outcome.data !== undefined) return outcome.data;
    throw refusalIn(outcome.error, outcome.response);
  } catch (failure) {
    log(operation, failure);
    throw failure;
  }
}
