import { CallFailed, isFailure } from '../../../contract/schemas/callFailed.ts';
import type { DashboardOperationName } from '../../../contract/dashboard/operations.ts';
import { dashboardProblemKind } from '../../../contract/values/dashboardProblemKinds.ts';
import { isRecord } from '../../../contract/values/isRecord.ts';
import type { Outcome } from '../../api/answer.ts';
import { parseRefusal } from '../../api/refusal.ts';

/** Converts an unsuccessful response to a failure; the dashboard has kinds of problems of its own. */
function parseDashboardRefusal(body: unknown, response: Response): CallFailed {
  const refusal = parseRefusal(body, response);
  const kind = dashboardProblemKind(isRecord(body) ? String(body['type']) : '');
  if (kind === undefined || kind === refusal.kind) return refusal;
  const { message: title, violations, attemptsLeft, retryAfter } = refusal;
  return new CallFailed(kind, {
    title,
    violations: [...violations],
    ...(attemptsLeft !== undefined && { attemptsLeft }),
    retryAfter,
  });
}

/** Whether the page shows the failure to the host, and the site works as intended (`unreachable`: src/api/answer.ts). */
const isExpected = (failure: unknown) =>
  isFailure(
    failure,
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
    'unreachable',
  );
const isAbort = (failure: unknown) =>
  !(failure instanceof CallFailed) && failure instanceof Error && failure.name === 'AbortError';

/** Logs a failure that an engineer should look into, by the name of its operation only. */
function log(operation: DashboardOperationName, failure: unknown): void {
  if (isExpected(failure) || isAbort(failure)) return;
  // oxlint-disable-next-line no-console
  console.error(`${operation}: ${failure instanceof CallFailed ? failure.kind : String(failure)}`);
}

/** Returns the data of a successful call. A failure is logged and thrown as a {@link CallFailed}. */
export async function readDashboardAnswer<Data>(
  operation: DashboardOperationName,
  call: () => Promise<Outcome<Data>>,
): Promise<Data> {
  try {
    const outcome = await call();
    if (outcome.data !== undefined) return outcome.data;
    throw parseDashboardRefusal(outcome.error, outcome.response);
  } catch (failure) {
    log(operation, failure);
    throw failure;
  }
}
