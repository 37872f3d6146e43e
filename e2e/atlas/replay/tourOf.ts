import type { Language } from '../../../contract/language.ts';
import type { Common } from '../../support/agreement.ts';
import { happeningOf } from '../../support/expectation.ts';
import type { Plan, Stop, Tour } from '../../support/tours.ts';

/** What a walk knows: what leads where, what brings somebody elsewhere from anywhere, and what is usual. */
export type Known<S extends string> = Pick<Plan<S>, 'start' | 'expected' | 'detours' | 'takesOnAtOnce'> & {
  common?: readonly Common[];
};

interface Told {
  id: string;
  start: string;
  steps: readonly { name: string; words: string; state: string }[];
}

/** A path as a walk takes it, or why nobody can take it in a browser. */
export type Found<S extends string> = { tour: Tour<S> } | { why: string };

/** How a walk does what happens in a state, and where it says that this leads. */
function leadOf<S extends string>({ expected, detours = {}, common = [] }: Known<S>, from: S, name: string) {
  const leads: Readonly<Record<string, S>> = expected[from]?.leads ?? {};
  // Where it can be done in several ways, the first one is the usual one.
  const by = Object.hasOwn(leads, name)
    ? name
    : Object.keys(leads).find((lead) => happeningOf(lead) === name);
  if (by !== undefined) return { by, to: leads[by]! };
  const detour = detours[name];
  if (detour) return { by: name, to: detour.to };
  const usual = common.find(({ in: where, when }) => when === happeningOf(name) && where.test(from));
  return usual && { by: name, to: (usual.leadsTo ?? from) as S };
}

/**
 * The tour that takes a path; axe looks at each of its states once.
 *
 * @param looksAt those of its states that axe looks at, where it is not to be all
 */
export function tourOf<S extends string>(
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
    const lead = leadOf(known, at, name);
    if (!lead || !(lead.to in expected)) {
      return { why: `nobody can do “${words}” (${name}) in ${at} by hand in a browser` };
    }
    if (lead.to !== state) {
      return { why: `in ${at}, ${name} leads to ${state}, and a guest expects ${lead.to}` };
    }
    const last = stops.at(-1);
    if (last && takesOnAtOnce({ from: at, by: lead.by }))
      stops[stops.length - 1] = { ...last, isPassed: true };
    stops.push({ from: at, ...lead, isLookedAt: isLookedAt(lead.to), isPassed: false });
    at = lead.to;
  }
  return { tour: { name: path.id, language, start: first, stops } };
}
