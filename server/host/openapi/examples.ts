import type { OperationName } from '../../../contract/operations.ts';
import recorded from './examples.json' with { type: 'json' };

/** A recorded call and its answer. */
export interface Example {
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  answer: unknown;
}

/** One real call of each operation, recorded with the demo properties by `scripts/openapi-examples.ts`. */
export const examples: Readonly<Record<OperationName, Example>> = recorded;
