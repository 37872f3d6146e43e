import type * as v from 'valibot';
import type { DashboardProblemKind } from '../values/dashboardProblemKinds.ts';
import type { Role } from './role.ts';

/** The base path of the dashboard's calls, on the site's own origin. */
export const dashboardBase = '/api/host/1';

type Schema = v.GenericSchema;

/**
 * The effects of calls, each of which a thief of a session could cause. The effect decides whether a call needs a proof of
 * identity from the last ten minutes. Everything but reading has an entry in the log of actions.
 */
export const operationEffects = {
  /** Shows what the role sees. */
  reads: { needsProof: false },
  /** Begins, proves or ends a session. */
  signsIn: { needsProof: false },
  /** Changes something that hosts can change back. */
  changes: { needsProof: false },
  /** Changes who can sign in, or how. */
  access: { needsProof: true },
  /** Sets an amount, or records or moves money. */
  money: { needsProof: true },
  /** Replaces the link of a guest. */
  links: { needsProof: true },
  /** Hands out personal data as a file. */
  exports: { needsProof: true },
  /** Records that the authorities were informed. */
  reports: { needsProof: true },
  /** Deletes personal data. */
  erases: { needsProof: true },
} as const satisfies Record<string, { needsProof: boolean }>;

type OperationEffect = keyof typeof operationEffects;

export interface DashboardOperation {
  readonly method: 'get' | 'post';
  /** The path below {@link dashboardBase}, with parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Readonly<Record<string, Schema>>;
  /** The schema of the search parameters, an object of texts. Unknown parameters are ignored. */
  readonly query?: Schema;
  readonly body?: Schema;
  /**
   * The status and the answer of a successful call. The answer of a change is stored for a day for its idempotency key, so
   * it repeats no free text of the body, which may name guests.
   */
  readonly success: { readonly status: 200 | 201 | 202; readonly answer: Schema };
  /** The problems of this operation by status, without those of every operation. */
  readonly problems: Readonly<
    Partial<Record<404 | 409 | 410 | 422 | 423 | 429 | 502, readonly DashboardProblemKind[]>>
  >;
  /** The roles that may call it; `anyone` needs no session. */
  readonly roles: readonly Role[] | 'anyone';
  readonly effect: OperationEffect;
  /** Whether a body has the effect; without this function, every body has it. The other ones need no proof. */
  readonly hasEffect?: (body: never) => boolean;
}

/** The problems that any operation of the dashboard may return. */
export const commonDashboardProblems = {
  400: ['validation-failed'],
  401: ['unauthorized'],
  403: ['forbidden', 'proof-required'],
  429: ['too-many-requests'],
  503: ['unavailable'],
} as const satisfies Record<number, readonly DashboardProblemKind[]>;
