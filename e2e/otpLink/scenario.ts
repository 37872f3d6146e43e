import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Translator } from '../support/translator.ts';

/** The stay of the link. */
export const stay = { startDate: '2031-05-10', endDate: '2031-05-13' };

/** The answers of the host so far. */
export interface Scenario {
  translator: Translator;
  /** The property of the stay. */
  unit: string;
  /** The failure of the last call, if it failed. */
  failure: FailureKind | undefined;
}
