import type { Language } from '../../../contract/language.ts';
import type { Model } from 'statechart-atlas';
import type { Skipped } from '../../support/defineWalk.ts';
import { getEventName } from '../../support/expectation.ts';
import type { Plan, Stop, Tour } from '../../support/tours.ts';

/** The transitions that a walk takes or skips, and its detours. */
export interface WalkPlan<S extends string> extends Pick<Plan<S>, 'start' | 'detours' | 'leavesAtOnce'> {
  expected: Readonly<
    Record<S, { targets: Readonly<Record<string, S>>; skipped?: Readonly<Record<string, Skipped<S>>> }>
  >;
}

/** A walk without its browser part. */
export interface KnownWalk<S extends string = string> extends WalkPlan<S> {
  /** The machine of the walk. */
  model: Model;
}

interface PathSteps {
  id: string;
  start: string;
  steps: readonly { name: string; words: string; state: string }[];
}

/**
 * The tour of a path; the reason why it cannot be taken in a browser; or the difference between its machine and
 * the rules.
 */
type FoundTour<S extends string> = { tour: Tour<S> } | { why: string } | { difference: string };

/** How a walk performs an event in a state, and its target. */
function findTransition<S extends string>({ expected, detours = {} }: WalkPlan<S>, from: S, name: string) {
  const targets: Readonly<Record<string, S>> = expected[from]?.targets ?? {};
  // The first of several ways is the usual one.
  const event = Object.hasOwn(targets, name)
    ? name
    : Object.keys(targets).find((lead) => getEventName(lead) === name);
  if (event !== undefined) return { event, to: targets[event]!, notByHand: undefined };
  const detour = detours[name];
  if (detour) return { event: name, to: detour.to, notByHand: undefined };
  const skipped = expected[from]?.skipped?.[getEventName(name)];
  return skipped && { event: name, ...skipped };
}

/**
 * The tour that takes a path. Axe checks each of its states once.
 * @param looksAt the states that axe checks, if not all
 */
export function getTour<S extends string>(
  known: WalkPlan<S>,
  path: PathSteps,
  language: Language,
  looksAt?: readonly string[],
): FoundTour<S> {
  const { start, expected, leavesAtOnce = () => false } = known;
  const looked = new Set<S>();
  const isChecked = (state: S) => {
    const isNew = !looked.has(state) && (looksAt?.includes(state) ?? true);
    looked.add(state);
    return isNew;
  };
  const first = { at: start, isChecked: isChecked(start) };
  const stops: Stop<S>[] = [];
  let at = start;
  for (const { name, words, state } of path.steps) {
    const lead = findTransition(known, at, name);
    if (!lead || lead.notByHand !== undefined || !(lead.to in expected)) {
      const because = lead?.notByHand === undefined ? '' : `: ${lead.notByHand}`;
      return { why: `no walk can perform “${words}” (${name}) in ${at}${because}` };
    }
    const { event, to } = lead;
    if (to !== state) return { difference: `in ${at}, ${name} leads to ${state}, and the rules say ${to}` };
    const last = stops.at(-1);
    if (last && leavesAtOnce({ from: at, event })) stops[stops.length - 1] = { ...last, isTransient: true };
    stops.push({ from: at, event, to, isChecked: isChecked(to), isTransient: false });
    at = to;
  }
  return { tour: { name: path.id, language, start: first, stops } };
}
