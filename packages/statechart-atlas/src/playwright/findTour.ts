import { getEventName } from './eventName.ts';
import type { Stop, Tour, WalkPlan } from './walkPlan.ts';

interface PathSteps {
  id: string;
  start: string;
  steps: readonly { name: string; words: string; state: string }[];
}

/**
 * The tour of a path; the reason why it cannot be taken in a browser; or the difference between the path and the plan.
 */
type FoundTour<S extends string, Language extends string> =
  | { tour: Tour<S, Language> }
  | { reason: string }
  | { difference: string };

/** Returns how a walk performs an event in a state, and its target. */
function findTransition<S extends string>({ expected, detours = {} }: WalkPlan<S>, from: S, name: string) {
  const targets: Readonly<Record<string, S>> = expected[from]?.targets ?? {};
  // The first of several ways is the usual one.
  const event = Object.hasOwn(targets, name)
    ? name
    : Object.keys(targets).find((variant) => getEventName(variant) === name);
  if (event !== undefined) return { event, to: targets[event]!, reason: undefined };
  const detour = detours[name];
  if (detour) return { event: name, to: detour.to, reason: undefined };
  const skipped = expected[from]?.skipped?.[getEventName(name)];
  return skipped && { event: name, ...skipped };
}

/**
 * Finds the tour that takes a path. Slow checks run once in each of its states.
 * @param checkedStates the states with slow checks, if not all
 */
export function findTour<S extends string, Language extends string>(
  plan: WalkPlan<S>,
  path: PathSteps,
  language: Language,
  checkedStates?: readonly string[],
): FoundTour<S, Language> {
  const { start, expected, leavesAtOnce = () => false } = plan;
  const visited = new Set<S>();
  const isChecked = (state: S) => {
    const isNew = !visited.has(state) && (checkedStates?.includes(state) ?? true);
    visited.add(state);
    return isNew;
  };
  const first = { at: start, isChecked: isChecked(start) };
  const stops: Stop<S>[] = [];
  let at = start;
  for (const { name, words, state } of path.steps) {
    const found = findTransition(plan, at, name);
    if (!found || found.reason !== undefined || !(found.to in expected)) {
      const reason = found?.reason === undefined ? '' : `: ${found.reason}`;
      return { reason: `no walk can perform “${words}” (${name}) in ${at}${reason}` };
    }
    const { event, to } = found;
    if (to !== state)
      return { difference: `in ${at}, ${name} leads to ${state}, but the walk expects ${to}` };
    const last = stops.at(-1);
    if (last && leavesAtOnce({ from: at, event })) stops[stops.length - 1] = { ...last, isTransient: true };
    stops.push({ from: at, event, to, isChecked: isChecked(to), isTransient: false });
    at = to;
  }
  return { tour: { name: path.id, language, start: first, stops } };
}
