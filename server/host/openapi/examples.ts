import type { OperationName } from '../../../contract/operations.ts';
import recorded from './examples.json' with { type: 'json' };

/** A call as it was made and answered. */
export interface Example {
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  answer: unknown;
}

/** One real call of each operation, recorded from the demo properties by `scripts/openapi-examples.ts`. */
export const examples: Readonly<Record<OperationName, Example>> = recorded;
