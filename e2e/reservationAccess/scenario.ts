import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Translator } from '../support/translator.ts';

/** The input of the guest so far. */
export interface Scenario {
  translator: Translator;
  typed: { number: string; email: string };
  code: string;
  isEmailRefused: boolean;
  /** The failure of the last call, if it failed. */
  failure: FailureKind | undefined;
}

export const initialScenario = (translator: Translator): Scenario => ({
  translator,
  typed: { number: '', email: '' },
  code: '',
  isEmailRefused: false,
  failure: undefined,
});
