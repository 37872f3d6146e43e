import {
  dashboardProblemKind,
  type DashboardProblemKind,
} from '../../../contract/values/dashboardProblemKinds.ts';
import { problemTypeBase } from '../../../contract/values/problemKinds.ts';
import { problemTitles } from '../../../contract/values/problemTitles.ts';
import type { Problem } from '../../../contract/schemas/problem.ts';
import type { ViolationCode } from '../../../contract/values/violationMessages.ts';
import { toViolation, type Violation } from '../../../contract/schemas/violations.ts';
import { problemStatuses } from './problemStatuses.ts';

interface About {
  status?: number;
  detail?: string;
  violations?: Violation[];
  attemptsLeft?: number;
  /** In seconds. */
  retryAfter?: number;
}

/** An error answer of the contract. Throwing it rolls the transaction back; returning it commits the changes. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: DashboardProblemKind;
  readonly problem: Problem;
  readonly retryAfter: number | undefined;

  constructor(kind: DashboardProblemKind, { retryAfter, ...about }: About = {}) {
    super(kind);
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.problem = {
      type: problemTypeBase + kind,
      title: problemTitles[kind],
      status: problemStatuses[kind],
      ...about,
    };
  }
}

/** Rejects values, each with its property path. */
export const refuseValues = (violations: Violation[]): Refusal =>
  new Refusal('validation-failed', { violations });

/** Rejects one value. */
export const refuseValue = (propertyPath: string, code: ViolationCode): Refusal =>
  refuseValues([toViolation(propertyPath, code)]);

/** Returns a thrown refusal; throws any other error again. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** The refusal that a stored problem describes. */
export const getRefusal = ({ type, ...about }: Problem): Refusal =>
  new Refusal(dashboardProblemKind(type) ?? 'unavailable', about as About);
