import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Translator } from '../support/translator.ts';

/** The input of the visitor so far. */
export interface Scenario {
  translator: Translator;
  typed: {
    name: string;
    email: string;
    country: string;
    phone: string;
    reservation: string;
    message: string;
  };
  /** Whether the typed e-mail address was rejected. */
  isEmailRefused: boolean;
  /** Why the message was not sent, if it failed. */
  failure: FailureKind | undefined;
}

export const initialScenario = (translator: Translator): Scenario => ({
  translator,
  typed: { name: '', email: '', country: 'US', phone: '', reservation: '', message: '' },
  isEmailRefused: false,
  failure: undefined,
});
