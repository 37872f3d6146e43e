import { capital, html, icon, icons, raw, type Part } from '../base/markup.ts';
import type { ArrowKind } from '../../about/kinds.ts';
import { drawSign } from '../../chart/signs.ts';
import type { Chart } from '../../chart/charts.ts';

/** Returns the name that opens a diagram in the address. */
export const nameOfChart = ({ id }: Pick<Chart, 'id'>): string => (id === '' ? 'folded' : `open-${id}`);

const tool = (what: string, path: string, words: string) =>
  html`<button class="tool" type="button" data-zoom="${what}" aria-label="${words}" title="${words}">
    ${icon(path)}
  </button>`;

const kinds: readonly (readonly [ArrowKind, string])[] = [
  ['expected', 'main path'],
  ['done', 'action of a person'],
  ['answered', 'answer to a call'],
  ['failed', 'failure'],
  ['time', 'delay'],
  ['received', 'event from another machine or the page'],
];

const sample = (kind: ArrowKind): Part =>
  html`<svg class="chart sample" aria-hidden="true" viewBox="0 0 48 14" width="48" height="14">
    <g class="arrow ${kind}">
      <path class="line" d="M16 7H40" />
      <path class="head" d="M47 7 39 3.5v7z" />
    </g>
    <g class="label">
      <g class="row ${kind}">${raw(drawSign({ is: 'says', kind }, 0, 2))}</g>
    </g>
  </svg>`;

/** Renders the meaning of the lines in a diagram. */
export const legend = (): Part =>
  html`<ul class="legend">
    ${kinds.map(([kind, words]) => html`<li>${sample(kind)} ${words}</li>`)}
  </ul>`;

const sheet = (chart: Chart): Part =>
  html`<figure class="sheet" id="${nameOfChart(chart)}" data-chart="${chart.id}">
    <div
      class="view"
      role="group"
      tabindex="0"
      aria-label="${chart.title}. Plus and minus zoom, arrow keys move, zero shows the whole diagram."
      data-view
    >
      ${raw(chart.svg)}
    </div>
  </figure>`;

/**
 * Renders the diagrams of a machine. The first one is visible, or the one that the address names, so links open a state
 * without JavaScript; zooming needs JavaScript.
 */
export const diagram = (charts: readonly Chart[], more: Part = ''): Part =>
  html`<div class="diagram" data-diagram>
    <div class="tools">
      ${more}
      <div class="zooms" hidden data-zooms role="group" aria-label="Zoom">
        ${tool('out', icons.minus, 'Zoom out')} ${tool('in', icons.plus, 'Zoom in')}
        ${tool('fit', icons.fit, 'Show the whole diagram')}
      </div>
    </div>
    <div class="sheets">${charts.map(sheet)}</div>
  </div>`;

/** Renders the navigation between the diagrams of a machine. */
export const openings = (charts: readonly Chart[]): Part =>
  html`<nav class="openings" aria-label="Diagram">
    <ul>
      ${charts.map((chart) => html`<li><a href="#${nameOfChart(chart)}">${shortTitle(chart)}</a></li>`)}
    </ul>
  </nav>`;

/** Returns the title of a diagram without the name of the machine. */
const shortTitle = ({ id, title }: Chart) => {
  if (id === '') return 'Overview';
  return capital(title.replace(/^[^:]*: /, ''));
};
