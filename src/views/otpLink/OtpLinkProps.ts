import type { StateFrom } from 'xstate';
import type { otpLinkMachine } from '../../../machines/otpLink/otpLink.machine.ts';
import type { OtpLinkContext, OtpLinkEvent } from '../../../machines/otpLink/otpLink.setup.ts';
import type { AtomicState } from '../../kit/atomicState.ts';

type Value = StateFrom<typeof otpLinkMachine>['value'];

/** The dotted path of each state, all of which have a screen. */
export type OtpLinkState = AtomicState<Value>;

/** The properties of every screen of the page. */
export interface OtpLinkProps {
  pageState: { value: Value; context: OtpLinkContext };
  send: (event: OtpLinkEvent) => void;
}
