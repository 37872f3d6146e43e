import { renderMermaid } from './mermaid.ts';
import { getOpenings } from '../chart/openings.ts';
import { getNoteRows } from '../chart/chartRows.ts';
import type { Box, Note, View } from '../chart/view.ts';
import { getView } from '../chart/getView.ts';
import { getSurroundings, getFullChart } from '../chart/fullChart.ts';
import type { Model } from '../model.ts';
import type { Product } from '../product.ts';

/** A diagram for a page on a code host. */
export interface Diagram {
  /** Of a part of the machine: what it is called, and what is true in it. */
  title?: string;
  description?: string;
  mermaid: string;
  /** What holds in every state. */
  everywhere: readonly string[];
  /** The arrows that it tells of: addresses. */
  arrows: readonly string[];
}

const getNotes = ({ notes, inner }: Box): Note[] => [...notes, ...inner.flatMap(getNotes)];

const listNotes = ({ boxes, notes }: View) => [...notes, ...boxes.flatMap(getNotes)];

/** What leads the same way is told in full where a part is shown, and in the beginning of a whole that has parts. */
const fewWords = 3;

/** The diagrams of a machine: closed at first, then each of its states that has others in it. */
export function getDiagrams(model: Model, product: Product): Diagram[] {
  const whole = getFullChart(model, product);
  const around = getSurroundings(model, product, whole);
  const [first, ...others] = getOpenings(whole, '', around.names);
  const parts = others.filter(({ id }) => id !== 'all' && !first!.open.includes(id));
  return [first!, ...parts].map(({ id, open, part }) => {
    const view = getView(whole, new Set(open), part);
    const state = whole.states.find((one) => one.id === id);
    const most = id === '' && parts.length > 0 ? fewWords : Infinity;
    const shownLabels = [...view.links.flatMap(({ labels }) => labels), ...listNotes(view)];
    return {
      ...(state && { title: state.words, description: state.description }),
      mermaid: renderMermaid(view, around, most),
      everywhere: getNoteRows(view.notes, '', around, Infinity).map(({ words }) => words),
      arrows: shownLabels.flatMap(({ arrows }) => arrows.map(({ slug }) => slug)),
    };
  });
}
