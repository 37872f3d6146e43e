import type { Model } from '../model.ts';

/** An event that a walk does not perform, and its target. */
export interface SkippedEvent<S extends string = string> {
  to: S;
  /** The reason why no walker can perform it; undefined if a path can. */
  reason?: string | undefined;
}

/** The transitions that a walk takes through the states of a machine. */
export interface WalkPlan<S extends string = string> {
  start: S;
  /** For each state of the walk, the targets of its events. */
  expected: Readonly<
    Record<S, { targets: Readonly<Record<string, S>>; skipped?: Readonly<Record<string, SkippedEvent<S>>> }>
  >;
  /** Events that lead to a state from any other one, or from those given, with their cost in steps. */
  detours?: Readonly<Record<string, { to: S; cost: number; from?: readonly S[] }>>;
  /** Returns whether an event follows so soon that the state before it is not visible. */
  leavesAtOnce?: (edge: { from: string; event: string }) => boolean;
}

/** A walk plan with its machine. */
export interface Walk<S extends string = string> extends WalkPlan<S> {
  model: Model;
}

/** One step of a tour. */
export interface Stop<S extends string = string> {
  /** The event, with the way to perform it. */
  event: string;
  from: S;
  to: S;
  /** Whether slow checks, such as those of accessibility, run in the state after it. */
  isChecked: boolean;
  /** Whether the state is left before it is visible, because the next event follows at once. */
  isTransient: boolean;
}

/** A sequence of events in one language that a browser test performs. */
export interface Tour<S extends string = string, Language extends string = string> {
  name: string;
  language: Language;
  start: { at: S; isChecked: boolean };
  stops: readonly Stop<S>[];
}
