import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from '../../../../machines/dashboard/signIn/signIn.machine.ts';
import type { SignInContext, SignInEvent } from '../../../../machines/dashboard/signIn/signIn.types.ts';

/** The properties of the screens of sign-in. */
export interface SignInProps {
  context: SignInContext;
  passkeyUse: SnapshotFrom<typeof signInMachine>['children']['passkeyUse'];
  send: (event: SignInEvent) => void;
}
