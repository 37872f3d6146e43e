import { capital, html, icon, icons, raw, type Part } from '../base/markup.ts';
import type { ArrowKind } from '../../about/kinds.ts';
import { drawSign } from '../../chart/signs.ts';
import type { Chart } from '../../chart/charts.ts';

/** Returns the id of a diagram, which is also the URL fragment that opens it. */
export const getDiagramId = ({ id }: Pick<Chart, 'id'>): string => (id === '' ? 'folded' : `open-${id}`);

const renderZoomButton = (zoom: string, path: string, label: string) =>
  html`<button class="tool" type="button" data-zoom="${zoom}" aria-label="${label}" title="${label}">
    ${icon(path)}
  </button>`;

const legendEntries: readonly (readonly [ArrowKind, string])[] = [
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

/** Renders the legend of the arrows in a diagram. */
export const legend = (): Part =>
  html`<ul class="legend">
    ${legendEntries.map(([kind, label]) => html`<li>${sample(kind)} ${label}</li>`)}
  </ul>`;

const renderDiagram = (chart: Chart): Part =>
  html`<figure class="sheet" id="${getDiagramId(chart)}" data-chart="${chart.id}">
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
 * Renders the diagrams of a machine. The page shows the first one, or the one whose id is the fragment of the URL, so
 * links to a state work without JavaScript. Only zooming needs JavaScript.
 */
export const diagram = (charts: readonly Chart[], extraTools: Part = ''): Part =>
  html`<div class="diagram" data-diagram>
    <div class="tools">
      ${extraTools}
      <div class="zooms" hidden data-zooms role="group" aria-label="Zoom">
        ${renderZoomButton('out', icons.minus, 'Zoom out')} ${renderZoomButton('in', icons.plus, 'Zoom in')}
        ${renderZoomButton('fit', icons.fit, 'Show the whole diagram')}
      </div>
    </div>
    <div class="sheets">${charts.map(renderDiagram)}</div>
  </div>`;

/** Renders the navigation between the diagrams of a machine. */
export const diagramNavigation = (charts: readonly Chart[]): Part =>
  html`<nav class="openings" aria-label="Diagram">
    <ul>
      ${charts.map((chart) => html`<li><a href="#${getDiagramId(chart)}">${shortTitle(chart)}</a></li>`)}
    </ul>
  </nav>`;

/** Returns the title of a diagram without the name of the machine. */
const shortTitle = ({ id, title }: Chart) => {
  if (id === '') return 'Overview';
  return capital(title.replace(/^[^:]*: /, ''));
};
