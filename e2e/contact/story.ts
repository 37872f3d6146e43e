import type { FailureKind } from '../../contract/callFailed.ts';
import type { Voice } from '../support/voice.ts';

/** What a visitor wrote so far. */
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
  /** Whether the address that is typed was refused. */
  isEmailRefused: boolean;
  /** Why it could not be sent, if so. */
  failure: FailureKind | undefined;
}

export const arriving = (voice: Voice): Story => ({
  voice,
  typed: { name: '', email: '', country: 'US', phone: '', reservation: '', message: '' },
  isEmailRefused: false,
  failure: undefined,
});
