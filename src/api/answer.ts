import type * as v from 'valibot';
import { CallFailed, isFailure, type FailureKind } from '../../contract/schemas/callFailed.ts';
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

/** The failures of a front end's calls. */
export interface KnownFailures {
  /** Returns the kind of a problem from its type; of guests' problems if omitted. */
  getKind?: (type: string) => FailureKind | undefined;
  /**
   * The failures that a page shows, and for which the site works as intended. A request that the browser cuts off because
   * the person leaves the page cannot be distinguished from one without a connection.
   */
  expected: readonly FailureKind[];
}

const isAbort = (failure: unknown) =>
  !(failure instanceof CallFailed) && failure instanceof Error && failure.name === 'AbortError';

/**
 * Logs a failure that an engineer should look into. Logs only the name of the operation, because a path can contain a
 * token.
 */
function log(operation: string, failure: unknown, { expected }: KnownFailures): void {
  if (isFailure(failure, ...expected) || isAbort(failure)) return;
  // oxlint-disable-next-line no-console
  console.error(`${operation}: ${failure instanceof CallFailed ? failure.kind : String(failure)}`);
}

/** Returns the data of a successful call. A failure is logged and thrown as a {@link CallFailed}. */
export async function readAnswer<Data>(
  operation: string,
  call: () => Promise<Outcome<Data>>,
  failures: KnownFailures,
): Promise<Data> {
  try {
    const outcome = await call();
    if (outcome.data !== undefined) return outcome.data;
    throw parseRefusal(outcome.error, outcome.response, failures.getKind);
  } catch (failure) {
    log(operation, failure, failures);
    throw failure;
  }
}
