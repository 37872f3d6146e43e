import type * as v from 'valibot';
import type { DashboardProblemKind } from './problemKinds.ts';
import type { Role } from './role.ts';

/** The base path of the dashboard's calls, on the site's own origin. */
export const dashboardBase = '/api/host/1';

type Schema = v.GenericSchema;

export interface DashboardOperation {
  readonly method: 'get' | 'post';
  /** The path below {@link dashboardBase}, with parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Readonly<Record<string, Schema>>;
  /** The schema of the search parameters, an object of texts. Unknown parameters are ignored. */
  readonly query?: Schema;
  readonly body?: Schema;
  /** The status and the answer of a successful call. */
  readonly success: { readonly status: 200 | 201 | 202; readonly answer: Schema };
  /** The problems of this operation by status, without those of every operation. */
  readonly problems: Readonly<
    Partial<Record<404 | 409 | 410 | 422 | 423 | 429 | 502, readonly DashboardProblemKind[]>>
  >;
  /** The roles that may call it; `anyone` needs no session. */
  readonly roles: readonly Role[] | 'anyone';
  /** Whether the session needs a proof of identity from the last ten minutes. */
  readonly proof?: true;
}

/** The problems that any operation of the dashboard may return. */
export const commonDashboardProblems = {
  400: ['validation-failed'],
  401: ['unauthorized'],
  403: ['forbidden', 'proof-required'],
  429: ['too-many-requests'],
  503: ['unavailable'],
} as const satisfies Record<number, readonly DashboardProblemKind[]>;
