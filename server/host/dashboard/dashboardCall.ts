import type { DashboardOperationName, DashboardOperations } from '../../../contract/dashboard/operations.ts';
import type { OperationAnswer, OperationCall, OperationHandler } from '../base/call.ts';
import type { ActionSubject, SignedIn } from '../users/index.ts';

type Name = DashboardOperationName;

export type DashboardAnswer<N extends Name> = OperationAnswer<DashboardOperations[N]>;

/** The session of a call; operations for anyone may have none. */
type CallSession<N extends Name> = DashboardOperations[N]['roles'] extends 'anyone'
  ? SignedIn | undefined
  : SignedIn;

/** The person who makes a call. */
export interface DashboardCaller<Session = SignedIn | undefined> {
  readonly session: Session;
  /** The cookies of the request that concern sign-in. */
  readonly cookies: { readonly code: string | undefined; readonly passkey: string | undefined };
  /** The browser and system, such as `Firefox on Windows`. */
  readonly agent: string;
  /** Adds to the entry of this call in the log of actions. */
  readonly note: (about: ActionSubject) => void;
}

/** A call of a person; `language` is the one of the person. */
export type DashboardCall<N extends Name> = OperationCall<DashboardOperations[N]> &
  DashboardCaller<CallSession<N>>;

export type DashboardHandlers<N extends Name> = {
  readonly [K in N]: OperationHandler<DashboardCall<K>, DashboardAnswer<K>>;
};
