import { addressOfMachine, getTitle, type Atlas, type Mapped } from '../base/atlas.ts';
import { counted, humanize } from '../../words.ts';
import type { StateInfo } from '../../about/states.ts';
import { html, icon, icons, type Part } from '../base/markup.ts';
import type { Page, To } from '../base/sitePage.ts';
import { diagram, legend, diagramNavigation } from '../parts/diagram.ts';
import { getTags } from '../parts/tags.ts';
import { trail } from '../parts/trail.ts';

const states = (machine: Mapped, within: string | undefined, to: To): Part => {
  const inIt = machine.states.filter((state) => state.within === within);
  return (
    inIt.length > 0 &&
    html`<ul class="states">
      ${inIt.map((state) => entry(machine, state, to))}
    </ul>`
  );
};

const entry = (machine: Mapped, state: StateInfo, to: To): Part =>
  html`<li class="${state.isLeaf ? 'leaf' : 'compound'}">
    <p class="state-line">
      <a href="${to(`${machine.id}/${state.slug}/`)}">${state.words}</a> ${getTags(state)}
    </p>
    <p class="muted">${state.description}</p>
    ${states(machine, state.id, to)}
  </li>`;

const getNames = (outer: Mapped | undefined, states: readonly string[]) =>
  states.map((state) => (outer && state !== '' ? getTitle(outer, state) : 'every state')).join(', ');

/** Renders a list of parent or child machines with the parent's states in which they run. */
const listRelated = (
  words: string,
  machines: Mapped['runs'],
  getOuter: (machine: string) => Mapped | undefined,
  to: To,
): Part =>
  machines.length > 0 &&
  html`<div>
    <dt>${words}</dt>
    <dd>
      <ul>
        ${machines.map(
          ({ machine, states: where }) =>
            html`<li>
              <a href="${to(addressOfMachine(machine))}">${humanize(machine)}</a>
              <span class="muted">in ${getNames(getOuter(machine), where)}</span>
            </li>`,
        )}
      </ul>
    </dd>
  </div>`;

const facts = ({ machines }: Atlas, machine: Mapped, to: To): Part =>
  html`<dl class="facts">
    ${
      machine.pages.length > 0 &&
      html`<div>
        <dt>Shown by</dt>
        <dd>
          <ul>
            ${machine.pages.map(
              ({ address, description: words }) =>
                html`<li><code>${address}</code> <span class="muted">${words}</span></li>`,
            )}
          </ul>
        </dd>
      </div>`
    }
    ${listRelated('Runs in', machine.parents, (outer) => machines.find(({ id }) => id === outer), to)}
    ${listRelated('Runs', machine.runs, () => machine, to)}
  </dl>`;

const hint = html`<p class="hint">
  Select a folded state to open it, or any other state to see its page. Zoom with <kbd>+</kbd> and
  <kbd>−</kbd>, by pinching or with <kbd>Ctrl</kbd> and the wheel; drag it or use the arrow keys to move;
  <kbd>0</kbd> shows the whole diagram.
</p>`;

const drawn = ({ charts }: Mapped): Part =>
  charts.length > 0 &&
  html`<section aria-labelledby="diagram">
    <h2 id="diagram" class="unseen">Diagram</h2>
    ${diagram(charts, charts.length > 1 && diagramNavigation(charts))} ${legend()} ${hint}
  </section>`;

/** Renders the page of a machine: its diagram and its states. */
export const machinePage = (atlas: Atlas, machine: Mapped): Page => ({
  address: addressOfMachine(machine.id),
  title: `${humanize(machine.id)} · ${atlas.product.name}: atlas`,
  kind: 'machine',
  body: (to) => html`
    ${trail([['Overview', to('')]])}
    <header class="head">
      <h1>${humanize(machine.id)}</h1>
      <p class="lead">${machine.description}</p>
      <p class="figures">
        ${counted(machine.states.length, 'state')} · ${counted(machine.arrows.length, 'arrow')}
        <a class="with-icon" href="${to(`${machine.id}/review/`)}">${icon(icons.print)}Review list</a>
      </p>
    </header>
    ${drawn(machine)} ${facts(atlas, machine, to)}
    <section aria-labelledby="states">
      <h2 id="states">States</h2>
      ${states(machine, undefined, to)}
    </section>
  `,
});
