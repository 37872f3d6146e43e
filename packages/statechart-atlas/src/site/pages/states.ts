import { addressOfMachine, getTexts, getTitle, type Atlas, type Mapped } from '../base/atlas.ts';
import { humanize } from '../../words.ts';
import { html, type Part } from '../base/markup.ts';
import type { Page, To } from '../base/sitePage.ts';
import { getAlerts } from '../base/readOut.ts';
import { getTags } from '../parts/tags.ts';

const wordsOfFailure = (atlas: Atlas, machine: Mapped, state: string): Part => {
  const [stateText] = getTexts(atlas, machine.id, state);
  return (
    stateText &&
    stateText.alerts.length > 0 &&
    html`<div class="alert-words" lang="${stateText.language}">
      ${getAlerts(stateText).map((words) => html`<p>${words}</p>`)}
    </div>`
  );
};

const machineStates = (atlas: Atlas, machine: Mapped, to: To): Part =>
  html`<section aria-labelledby="${machine.id}">
    <h2 id="${machine.id}"><a href="${to(addressOfMachine(machine.id))}">${humanize(machine.id)}</a></h2>
    <ul class="states">
      ${machine.states
        .filter(({ isLeaf }) => isLeaf)
        .map(
          (state) =>
            html`<li>
              <p class="state-line">
                <a href="${to(`${machine.id}/${state.slug}/`)}">${getTitle(machine, state.id)}</a>
                ${getTags(state)}
              </p>
              <p class="muted">${state.description}</p>
              ${wordsOfFailure(atlas, machine, state.id)}
            </li>`,
        )}
    </ul>
  </section>`;

/** Renders every state of every machine on one page, which is also the search page without scripts. */
export const statesPage = (atlas: Atlas): Page => ({
  address: 'states/',
  title: `All states · ${atlas.product.name}: atlas`,
  kind: 'all-states',
  body: (to) => html`
    <header class="head">
      <h1>All states</h1>
      <p class="lead">Every state of every machine, with its error texts.</p>
    </header>
    ${atlas.machines.map((machine) => machineStates(atlas, machine, to))}
  `,
});
