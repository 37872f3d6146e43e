import { renderMermaid } from './mermaid.ts';
import { getOpenings } from '../chart/openings.ts';
import { getNoteRows } from '../chart/chartRows.ts';
import type { Box, Note, View } from '../chart/view.ts';
import { getView } from '../chart/getView.ts';
import { getSurroundings, getFullChart } from '../chart/fullChart.ts';
import type { Model } from '../model.ts';
import type { Product } from '../product.ts';

/** A diagram for a README. */
export interface Diagram {
  /** For a diagram of one state: its name and description. */
  title?: string;
  description?: string;
  mermaid: string;
  /** Notes that apply to every state. */
  everywhere: readonly string[];
  /** The slugs of the arrows in the diagram. */
  arrows: readonly string[];
}

const getNotes = ({ notes, inner }: Box): Note[] => [...notes, ...inner.flatMap(getNotes)];

const listNotes = ({ boxes, notes }: View) => [...notes, ...boxes.flatMap(getNotes)];

/** The maximum number of labels per arrow in the first diagram, if others show the details. */
const fewWords = 4;

/** Returns the diagrams of a machine: the initial view, then one for each closed compound state. */
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
