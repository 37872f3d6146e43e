import type { Language } from '../../../contract/language.ts';
import type { Model } from '../../../machines/atlas/model.ts';
import type { Skipped } from '../../support/defineWalk.ts';
import { getEventName } from '../../support/expectation.ts';
import type { Plan, Stop, Tour } from '../../support/tours.ts';

/** The transitions that a walk takes or skips, and its detours. */
export interface Known<S extends string> extends Pick<Plan<S>, 'start' | 'detours' | 'takesOnAtOnce'> {
  expected: Readonly<
    Record<S, { leads: Readonly<Record<string, S>>; skipped?: Readonly<Record<string, Skipped<S>>> }>
  >;
}

/** A walk without its browser part. */
export interface KnownWalk<S extends string = string> extends Known<S> {
  /** The machine of the walk. */
  model: Model;
}

interface Told {
  id: string;
  start: string;
  steps: readonly { name: string; words: string; state: string }[];
}

/**
 * The tour of a path; the reason why it cannot be taken in a browser; or the difference between its machine and
 * the rules.
 */
type Found<S extends string> = { tour: Tour<S> } | { why: string } | { differs: string };

/** How a walk performs an event in a state, and its target. */
function getLead<S extends string>({ expected, detours = {} }: Known<S>, from: S, name: string) {
  const leads: Readonly<Record<string, S>> = expected[from]?.leads ?? {};
  // The first of several ways is the usual one.
  const by = Object.hasOwn(leads, name)
    ? name
    : Object.keys(leads).find((lead) => getEventName(lead) === name);
  if (by !== undefined) return { by, to: leads[by]!, byNobody: undefined };
  const detour = detours[name];
  if (detour) return { by: name, to: detour.to, byNobody: undefined };
  const skipped = expected[from]?.skipped?.[getEventName(name)];
  return skipped && { by: name, ...skipped };
}

/**
 * The tour that takes a path. Axe checks each of its states once.
 * @param looksAt the states that axe checks, if not all
 */
export function getTour<S extends string>(
  known: Known<S>,
  path: Told,
  language: Language,
  looksAt?: readonly string[],
): Found<S> {
  const { start, expected, takesOnAtOnce = () => false } = known;
  const looked = new Set<S>();
  const isLookedAt = (state: S) => {
    const isNew = !looked.has(state) && (looksAt?.includes(state) ?? true);
    looked.add(state);
    return isNew;
  };
  const first = { at: start, isLookedAt: isLookedAt(start) };
  const stops: Stop<S>[] = [];
  let at = start;
  for (const { name, words, state } of path.steps) {
    const lead = getLead(known, at, name);
    if (!lead || lead.byNobody !== undefined || !(lead.to in expected)) {
      const because = lead?.byNobody === undefined ? '' : `: ${lead.byNobody}`;
      return { why: `no walk can perform “${words}” (${name}) in ${at}${because}` };
    }
    const { by, to } = lead;
    if (to !== state) return { differs: `in ${at}, ${name} leads to ${state}, and the rules say ${to}` };
    const last = stops.at(-1);
    if (last && takesOnAtOnce({ from: at, by })) stops[stops.length - 1] = { ...last, isPassed: true };
    stops.push({ from: at, by, to, isLookedAt: isLookedAt(to), isPassed: false });
    at = to;
  }
  return { tour: { name: path.id, language, start: first, stops } };
}
