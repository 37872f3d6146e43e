import type { StateInfo } from '../../about/states.ts';
import { addressOfMachine, getTitle, type Atlas, type Mapped } from '../base/atlas.ts';
import { humanize } from '../../words.ts';
import { html, icon, icons, type Part } from '../base/markup.ts';
import type { Page, To } from '../base/sitePage.ts';
import { getThumbnail } from '../parts/film.ts';
import { getTags } from '../parts/tags.ts';
import { trail } from '../parts/trail.ts';

/** Groups the arrows of a state by target. */
const ways = (machine: Mapped, { out }: StateInfo): [leadsTo: string, words: string][] => {
  const leaving = out.filter(({ stays }) => !stays);
  return [...Map.groupBy(leaving, ({ to }) => getTitle(machine, to))].map(([leadsTo, arrows]) => [
    leadsTo,
    [...new Set(arrows.map(({ words }) => words))].join(', or '),
  ]);
};

const row = (atlas: Atlas, machine: Mapped, state: StateInfo, to: To): Part =>
  html`<li class="review-row" data-review>
    ${getThumbnail(atlas, machine.id, state.id, to)}
    <div>
      <h2>
        <a href="${to(`${machine.id}/${state.slug}/`)}">${getTitle(machine, state.id)}</a> ${getTags(state)}
      </h2>
      <p>${state.description}</p>
      <ul class="review-arrows">
        ${ways(machine, state).map(([leadsTo, words]) => html`<li>${words} → ${leadsTo}</li>`)}
      </ul>
      <p><code>${machine.id} ${state.id}</code></p>
    </div>
    <div class="review-answer">
      <label><input type="checkbox" data-ticked /> Approved</label>
      <label>Comment <textarea rows="2" data-comment></textarea></label>
    </div>
  </li>`;

/** Renders a list for a meeting: each state with a checkbox and a line for a comment. */
export const reviewPage = (atlas: Atlas, machine: Mapped): Page => ({
  address: `${machine.id}/review/`,
  title: `Review of ${humanize(machine.id)} · ${atlas.product.name}: atlas`,
  kind: 'review',
  body: (to) => html`
    ${trail([
      ['Overview', to('')],
      [humanize(machine.id), to(addressOfMachine(machine.id))],
    ])}
    <header class="head">
      <h1>Review: ${humanize(machine.id)}</h1>
      <p class="lead">
        Each state once, for a review meeting or for printing. The page does not store checkmarks and
        comments: copy them as text.
      </p>
      <p class="review-tools" hidden data-review-tools>
        <button class="quiet" type="button" data-print>${icon(icons.print)}Print</button>
        <button class="quiet" type="button" data-copy-review>${icon(icons.link)}Copy as text</button>
        <span data-review-count></span>
      </p>
    </header>
    <ol class="review-list" data-machine="${machine.id}">
      ${machine.states.filter(({ isLeaf }) => isLeaf).map((state) => row(atlas, machine, state, to))}
    </ol>
  `,
});
