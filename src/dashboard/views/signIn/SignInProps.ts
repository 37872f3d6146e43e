import type { SignInContext, SignInEvent } from '../../../../machines/dashboard/signIn/signIn.types.ts';

/** The properties of the screens of sign-in. */
export interface SignInProps {
  context: SignInContext;
  send: (event: SignInEvent) => void;
}
