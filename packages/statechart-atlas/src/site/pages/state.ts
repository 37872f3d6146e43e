import type { StateInfo } from '../../about/states.ts';
import { addressOfMachine, getTexts, getPictures, getTitle, type Atlas, type Mapped } from '../base/atlas.ts';
import { humanize } from '../../words.ts';
import { html, icon, icons, type Part } from '../base/markup.ts';
import type { Page, To } from '../base/sitePage.ts';
import { renderArrows } from '../parts/arrowList.ts';
import { getDiagramId } from '../parts/diagram.ts';
import { failureWords, renderTexts } from '../parts/texts.ts';
import { mailPart, getMails } from '../parts/mails.ts';
import { screens } from '../parts/screens.ts';
import { getTags } from '../parts/tags.ts';
import { trail } from '../parts/trail.ts';
import { allPaths, pathToState } from '../parts/routes.ts';
import { renderActivity } from '../parts/activity.ts';

/** Returns the parent states of a state, from the outermost one. */
const around = ({ states }: Mapped, { within }: StateInfo): StateInfo[] => {
  const outer = states.find(({ id }) => id === within);
  return outer ? [...around({ states } as Mapped, outer), outer] : [];
};

const linkStep = (
  machine: Mapped,
  state: StateInfo | undefined,
  direction: 'Previous' | 'Next',
  to: To,
): Part =>
  state &&
  html`<a
    class="step"
    href="${to(`${machine.id}/${state.slug}/`)}"
    rel="${direction === 'Previous' ? 'prev' : 'next'}"
  >
    ${icon(direction === 'Previous' ? icons.back : icons.on)}
    <span><span class="muted">${direction} in the list</span> ${getTitle(machine, state.id)}</span>
  </a>`;

const steps = (machine: Mapped, state: StateInfo, to: To): Part => {
  const leaves = machine.states.filter(({ isLeaf }) => isLeaf === state.isLeaf);
  const index = leaves.indexOf(state);
  return html`<nav class="steps" aria-label="List of states">
    ${linkStep(machine, leaves[index - 1], 'Previous', to)}
    ${linkStep(machine, leaves[index + 1], 'Next', to)}
  </nav>`;
};

const inner = (machine: Mapped, state: StateInfo, to: To): Part =>
  state.states.length > 0 &&
  html`<section aria-labelledby="inner">
    <h2 id="inner">Child states</h2>
    <ul class="states">
      ${machine.states
        .filter(({ id }) => state.states.includes(id))
        .map(
          (one) =>
            html`<li>
              <p class="state-line">
                <a href="${to(`${machine.id}/${one.slug}/`)}">${one.words}</a> ${getTags(one)}
              </p>
              <p class="muted">${one.description}</p>
            </li>`,
        )}
    </ul>
  </section>`;

const inDiagram = (machine: Mapped, state: StateInfo, to: To): Part => {
  const opened = machine.charts.find(({ id }) => id === (state.isLeaf ? state.within : state.id));
  const name = getDiagramId(opened ?? { id: '' });
  return (
    machine.charts.length > 0 &&
    html`<a href="${to(addressOfMachine(machine.id))}#${name}">Show in the diagram</a>`
  );
};

/** Renders the page of a state: its description, events, pictures, screen reader texts and paths. */
export function statePage(atlas: Atlas, machine: Mapped, state: StateInfo): Page {
  const pictures = getPictures(atlas, machine.id, state.id);
  const stateTexts = getTexts(atlas, machine.id, state.id);
  const mails = getMails(atlas, state.mails);
  const above = around(machine, state);
  return {
    address: `${machine.id}/${state.slug}/`,
    title: `${getTitle(machine, state.id)} · ${humanize(machine.id)} · ${atlas.product.name}: atlas`,
    kind: 'state',
    body: (to) => html`
      ${trail([
        ['Overview', to('')],
        [humanize(machine.id), to(addressOfMachine(machine.id))],
        ...above.map((one) => [one.words, to(`${machine.id}/${one.slug}/`)] as const),
      ])}
      <header class="head">
        <h1>${state.words}</h1>
        <p class="lead">${state.description}</p>
        <p class="figures">
          <code>${machine.id} ${state.id}</code> ${getTags(state)} ${inDiagram(machine, state, to)}
        </p>
      </header>
      <div class="state-body">
        ${screens(atlas, pictures, to)}
        <div class="received">
          ${failureWords(atlas, state, stateTexts)} ${inner(machine, state, to)}
          ${renderArrows(atlas, machine, state.out, to)} ${renderActivity(atlas, state, to)}
          ${
            mails.length > 0 &&
            html`<section aria-labelledby="mails">
              <h2 id="mails">E-mails</h2>
              ${mails.map((mail) => mailPart(atlas, mail, to))}
            </section>`
          }
          ${renderTexts(atlas, stateTexts)} ${pathToState(machine, state, to)} ${allPaths(machine, state, to)}
        </div>
      </div>
      ${steps(machine, state, to)}
    `,
  };
}
