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

const isAbort = (failure: unknown) => failure instanceof Error && failure.name === 'AbortError';

/**
 * Returns the data of a successful call. A failure is thrown as a {@link CallFailed}. One that an engineer should look into
 * is logged, by the name of the operation only, because a path can contain a token: failures of the kinds `shown` are
 * shown by the page, while the site works as intended. A request that the browser cuts off because the person leaves the
 * page cannot be distinguished from one without a connection.
 */
export async function readAnswer<Data>(
  operation: string,
  call: () => Promise<Outcome<Data>>,
  shown: readonly FailureKind[],
  getKind?: (type: string) => FailureKind | undefined,
): Promise<Data> {
  try {
    const { data, error, response } = await call();
    if (data !== undefined) return data;
    throw parseRefusal(error, response, getKind);
  } catch (failure) {
    if (!isFailure(failure, ...shown) && !isAbort(failure)) {
      // oxlint-disable-next-line no-console
      console.error(`${operation}: ${failure instanceof CallFailed ? failure.kind : String(failure)}`);
    }
    throw failure;
  }
}
