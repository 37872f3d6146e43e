import type { Box, Link, Note, View } from './view.ts';

const listBoxes = (boxes: readonly Box[]): Box[] => boxes.flatMap((box) => [box, ...listBoxes(box.inner)]);

/**
 * Counts the steps from the start of a view to each box; the initial child of an open box has the same distance as the
 * box.
 */
function countSteps({ boxes, links, begins }: View): ReadonlyMap<string, number> {
  const all = listBoxes(boxes);
  const steps = new Map<string, number>();
  const queue: string[] = [];
  const meet = (id: string, step: number) => {
    if (steps.has(id)) return;
    steps.set(id, step);
    queue.push(id);
    for (const inner of all.find((box) => box.id === id)?.begins ?? []) meet(inner, step);
  };
  for (const id of begins.length > 0 ? begins : all.slice(0, 1).map((box) => box.id)) meet(id, 0);
  for (const id of queue) {
    for (const { from, to } of links) if (from === id) meet(to, steps.get(id)! + 1);
  }
  return steps;
}

const isUiEffect = ({ labels }: Link) => labels.some(({ kind }) => kind === 'expected');

const eachBox = (boxes: readonly Box[], change: (box: Box) => Box): Box[] =>
  boxes.map((box) => ({ ...change(box), inner: eachBox(box.inner, change) }));

/** Shortens labels: each arrow and each box shows only its first line. */
const inFewWords = (view: View): View => ({
  ...view,
  boxes: eachBox(view.boxes, (box) => ({ ...box, most: 1 })),
  links: view.links.map((link) => ({ ...link, most: 1 })),
});

/** Keeps only the arrows of the main path and those that lead forward. Other arrows are counted in their source box. */
function keepForwardLinks(view: View): View {
  const steps = countSteps(view);
  const pointsForward = ({ from, to }: Link) => (steps.get(to) ?? Infinity) > (steps.get(from) ?? Infinity);
  const [kept, dropped] = [true, false].map((isKept) =>
    view.links.filter((link) => (isUiEffect(link) || pointsForward(link)) === isKept),
  ) as [Link[], Link[]];
  const getNotes = (id: string): Note[] =>
    dropped
      .filter(({ from }) => from === id)
      .flatMap(({ to, labels }) => labels.map((one): Note => ({ ...one, is: 'leads', to })));
  return {
    ...view,
    boxes: eachBox(view.boxes, (box) => {
      // A box without an incoming arrow names the sources of its transitions.
      const isMet = view.begins.includes(box.id) || kept.some(({ to }) => to === box.id);
      const incoming = isMet ? [] : box.notes.filter(({ is }) => is === 'comes' || is === 'anywhere');
      const others = box.notes.filter((note) => !incoming.includes(note));
      return {
        ...box,
        most: Math.min(1, incoming.length),
        notes: [...incoming, ...others, ...getNotes(box.id)],
      };
    }),
    links: kept.map((link) => ({ ...link, most: 1 })),
  };
}

/** Keeps only the labels of the main path; other forward arrows have no label. */
function keepMainRoute(view: View): View {
  const onward = keepForwardLinks(view);
  return {
    ...onward,
    boxes: eachBox(onward.boxes, (box) => ({ ...box, notes: box.notes.slice(0, box.most) })),
    links: onward.links.map((link) => (isUiEffect(link) ? link : { ...link, most: 0 })),
  };
}

/** Shortens a view step by step; the full diagram still shows the omitted details. */
export const briefly: readonly ((view: View) => View)[] = [inFewWords, keepForwardLinks, keepMainRoute];
