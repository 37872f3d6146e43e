import { CallFailed } from '../../../contract/schemas/callFailed.ts';
import type { Cause } from '../../shared/declared.ts';
import { noFailure, toFailure, type FailedCall } from '../../shared/failures.ts';

/** The failure of a call for which the host uses the mail server or Stripe. */
export interface ServiceFailure extends FailedCall {
  /** Why the mail server or Stripe cannot be used, as in the contract; undefined for other failures. */
  detail: string | undefined;
}

export const noServiceFailure: ServiceFailure = { ...noFailure, detail: undefined };

/** Returns the reason, the violations and the detail of a thrown error. */
export const toServiceFailure = (error: Cause): ServiceFailure => ({
  ...toFailure(error),
  detail: error instanceof CallFailed ? error.detail : undefined,
});
