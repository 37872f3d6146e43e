import type { JourneyState } from '../../shared/journeyState.ts';
import type { proofMachine } from './proof.machine.ts';

type Proof = Pick<JourneyState<typeof proofMachine>, 'context'>;

/** Whether no code can be entered because the last one has expired. Otherwise there were too many attempts. */
export const isCodeExpired = ({ context: { failure } }: Proof): boolean =>
  failure === 'otp-expired' || failure === 'not-found';
