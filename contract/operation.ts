import type * as v from 'valibot';
import type { DashboardProblemKind } from './values/dashboardProblemKinds.ts';
import type { Role } from './dashboard/role.ts';
import type { CallHeader } from './schemas/headers.ts';
import type { ProblemKind } from './values/problemKinds.ts';

type Schema = v.GenericSchema;

/**
 * The effects of calls, each of which a thief of a session could cause. The effect decides whether a call needs a proof of
 * identity from the last ten minutes. Everything but reading and staging has an entry in the log of actions.
 */
export const operationEffects = {
  /** Shows what the role sees. */
  reads: { needsProof: false },
  /** Begins, proves or ends a session. */
  signsIn: { needsProof: false },
  /** Stores something that guests do not see until a later call uses it; only that call is logged. */
  stages: { needsProof: false },
  /** Changes something that hosts can change back. */
  changes: { needsProof: false },
  /** Changes who can sign in, or how. */
  access: { needsProof: true },
  /** Sets an amount, or records or moves money. */
  money: { needsProof: true },
  /** Changes which properties guests can book, or what they read about them. */
  publishes: { needsProof: true },
  /** Replaces the link of a guest, or the address of a calendar. */
  links: { needsProof: true },
  /** Hands out personal data as a file. */
  exports: { needsProof: true },
  /** Records that the authorities were informed. */
  reports: { needsProof: true },
  /** Deletes personal data. */
  erases: { needsProof: true },
} as const satisfies Record<string, { needsProof: boolean }>;

/** The problems that any operation may return. */
export const commonProblems = {
  400: ['validation-failed'],
  401: ['unauthorized'],
  429: ['too-many-requests'],
  503: ['unavailable'],
} as const satisfies Record<number, readonly ProblemKind[]>;

/** The maximum size in bytes of the JSON body of a call of the dashboard with long texts or many entries. */
export const mostLongJsonBytes = 1_000_000;

/** One operation of a table: the guests' (`operations.ts`) or the dashboard's (`dashboard/operations.ts`). */
export interface Operation<Kind extends DashboardProblemKind = DashboardProblemKind> {
  readonly method: 'get' | 'post';
  /** The path below the base path of the table, with parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Readonly<Record<string, Schema>>;
  /** The schema of the search parameters, an object of texts. Unknown parameters are ignored. */
  readonly query?: Schema;
  /** Optional headers of the operation. */
  readonly headers?: Readonly<Partial<Record<CallHeader, Schema>>>;
  readonly body?: Schema;
  /** The maximum number of bytes of a body of the type `application/octet-stream`; undefined if the body is JSON. */
  readonly mostBytes?: number;
  /** The maximum number of bytes of a JSON body that may be larger than those of other calls. */
  readonly mostJsonBytes?: number;
  /**
   * The status and the answer of a successful call. The answer of a change is stored for a day for its idempotency key, so
   * it repeats no free text of the body, which may name guests.
   */
  readonly success: {
    readonly status: 200 | 201 | 202;
    readonly answer: Schema;
    /** The shorter answer that a host may return to `Prefer: return=minimal` (RFC 7240 §4.2). */
    readonly minimal?: Schema;
  };
  /** The problems of this operation by status, without those of every operation of its table. */
  readonly problems: Readonly<Partial<Record<404 | 409 | 410 | 422 | 423 | 429 | 502, readonly Kind[]>>>;
  /** The roles that may call it; `anyone` needs no session. */
  readonly roles?: readonly Role[] | 'anyone';
  readonly effect?: keyof typeof operationEffects;
  /** Whether a body has the effect; without this function, every body has it. The other ones need no proof. */
  readonly hasEffect?: (body: never) => boolean;
}

/** An operation that anonymous clients call, with an access token. */
export type GuestOperation = Operation<ProblemKind>;

/** An operation that people call who have signed in, or who sign in. */
export type HostOperation = Operation & Required<Pick<Operation, 'roles' | 'effect'>>;
