import { capital, html, icon, icons, raw, type Part } from '../base/markup.ts';
import type { ArrowKind } from '../../about/kinds.ts';
import { drawSign } from '../../chart/signs.ts';
import type { Chart } from '../../chart/charts.ts';

/** The name by which an address opens a diagram. */
export const nameOfChart = ({ id }: Pick<Chart, 'id'>): string => (id === '' ? 'folded' : `open-${id}`);

const tool = (what: string, path: string, words: string) =>
  html`<button class="tool" type="button" data-zoom="${what}" aria-label="${words}" title="${words}">
    ${icon(path)}
  </button>`;

const kinds: readonly (readonly [ArrowKind, string])[] = [
  ['expected', 'the way that is wanted'],
  ['done', 'somebody does it'],
  ['answered', 'an answer comes'],
  ['failed', 'something fails'],
  ['time', 'time passes'],
  ['received', 'another machine or the page tells it'],
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

/** What the lines of a diagram mean. */
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
      aria-label="${chart.title}. Plus and minus zoom, arrow keys move, zero shows all of it."
      data-view
    >
      ${raw(chart.svg)}
    </div>
  </figure>`;

/**
 * The diagrams of one thing: the first is shown, the others where the address names them, so that a link opens a
 * state without a script. Zooming needs one.
 */
export const diagram = (charts: readonly Chart[], more: Part = ''): Part =>
  html`<div class="diagram" data-diagram>
    <div class="tools">
      ${more}
      <div class="zooms" hidden data-zooms role="group" aria-label="Zoom">
        ${tool('out', icons.minus, 'Zoom out')} ${tool('in', icons.plus, 'Zoom in')}
        ${tool('fit', icons.fit, 'Show all of it')}
      </div>
    </div>
    <div class="sheets">${charts.map(sheet)}</div>
  </div>`;

/** Which of its diagrams is shown: a link for each. */
export const openings = (charts: readonly Chart[]): Part =>
  html`<nav class="openings" aria-label="Diagram">
    <ul>
      ${charts.map((chart) => html`<li><a href="#${nameOfChart(chart)}">${shortTitle(chart)}</a></li>`)}
    </ul>
  </nav>`;

/** What is open in it, without the name of the whole. */
const shortTitle = ({ id, title }: Chart) => {
  if (id === '') return 'Overview';
  return capital(title.replace(/^[^:]*: /, ''));
};
