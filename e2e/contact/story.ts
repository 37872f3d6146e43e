import type { FailureKind } from '../../contract/callFailed.ts';
import type { Voice } from '../support/voice.ts';

/** What a visitor has written so far. */
export interface Story {
  voice: Voice;
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

export const arriving = (voice: Voice): Story => ({
  voice,
  typed: { name: '', email: '', country: 'US', phone: '', reservation: '', message: '' },
  isEmailRefused: false,
  failure: undefined,
});
