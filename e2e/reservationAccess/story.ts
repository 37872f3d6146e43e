import type { FailureKind } from '../../contract/callFailed.ts';
import type { Voice } from '../support/voice.ts';

/** What a guest has typed so far. */
export interface Story {
  voice: Voice;
  typed: { number: string; email: string };
  code: string;
  isEmailRefused: boolean;
  /** The failure of the last call, if it failed. */
  failure: FailureKind | undefined;
}

export const arriving = (voice: Voice): Story => ({
  voice,
  typed: { number: '', email: '' },
  code: '',
  isEmailRefused: false,
  failure: undefined,
});
