import type { Note, Saying } from './view.ts';

/** Something that leads from a box to another one. */
export interface Lead extends Saying {
  from: string;
  to: string;
  /** The state that it names, which may lie within the other box. */
  goal: string;
}

/** What leads where, and what is told by a line in a box instead. */
export interface Seen {
  leads: readonly Lead[];
  notes: ReadonlyMap<string, readonly Note[]>;
}

/** So many answers that lead on like those of another box are one line. */
const manyAlike = 4;
/** What leads to the same from so many boxes is a line in each. */
const manySources = 3;

const getRoute = ({ words, goal }: Lead) => `${words} › ${goal}`;

const endsACall = ({ kind }: Lead) => kind === 'answered' || kind === 'failed';

const withNotes = (notes: Seen['notes'], more: readonly (readonly [string, Note])[]): Seen['notes'] => {
  const all = new Map(notes);
  for (const [box, note] of more) all.set(box, [...(all.get(box) ?? []), note]);
  return all;
};

const without = (leads: readonly Lead[], dropped: ReadonlySet<Lead>) =>
  leads.filter((lead) => !dropped.has(lead));

/** Where the answers to a box lead on as an earlier one's do, it says so, and draws what it has of its own. */
export function likeOthers({ leads, notes }: Seen): Seen {
  const ofEach = Map.groupBy(leads, ({ from }) => from);
  const dropped = new Set<Lead>();
  const said: [string, Note][] = [];
  for (const [later, own] of ofEach) {
    for (const [earlier, others] of ofEach) {
      if (earlier === later) break;
      const known = new Set(without(others, dropped).map(getRoute));
      const alike = own.filter((lead) => known.has(getRoute(lead)) && endsACall(lead));
      const [first] = alike;
      if (first === undefined || alike.length < manyAlike) continue;
      for (const lead of alike) dropped.add(lead);
      const arrows = alike.flatMap((lead) => lead.arrows);
      said.push([
        later,
        { is: 'like', to: earlier, words: `${alike.length} answers`, kind: first.kind, arrows },
      ]);
      break;
    }
  }
  return { leads: without(leads, dropped), notes: withNotes(notes, said) };
}

/** What leads to the same from many boxes is said in each, and once where it leads. */
export function sharedByMany({ leads, notes }: Seen): Seen {
  const ways = Map.groupBy(
    leads.filter(({ kind }) => kind !== 'wanted'),
    getRoute,
  );
  const dropped = new Set<Lead>();
  const said: [string, Note][] = [];
  for (const same of ways.values()) {
    const from = new Set(same.map((lead) => lead.from)).size;
    if (from < manySources) continue;
    for (const lead of same) {
      dropped.add(lead);
      const { words, kind, goal, arrows } = lead;
      said.push([lead.from, { is: 'leads', words, kind, to: goal, arrows }]);
    }
    const { words, kind, to } = same[0]!;
    said.push([to, { is: 'comes', words, kind, from, arrows: same.flatMap(({ arrows }) => arrows) }]);
  }
  return { leads: without(leads, dropped), notes: withNotes(notes, said) };
}
