import { film } from '../parts/film.ts';
import { diagram } from '../parts/diagram.ts';
import { tree } from '../parts/machineTree.ts';
import { type Atlas, type Mapped } from '../base/atlas.ts';
import { counted, humanize } from '../../words.ts';
import { html, type Part } from '../base/markup.ts';
import type { Page, To } from '../base/sitePage.ts';

const listRelated = (words: string, machines: readonly { machine: string }[], to: To): Part =>
  machines.length > 0 &&
  html`<p class="muted">
    ${words}
    ${machines.map(
      ({ machine }, index) =>
        html`${index > 0 ? ', ' : ''}<a href="${to(`${machine}/`)}">${humanize(machine)}</a>`,
    )}
  </p>`;

const card = (atlas: Atlas, machine: Mapped, to: To): Part =>
  html`<li class="card">
    <a class="card-link" href="${to(`${machine.id}/`)}">${humanize(machine.id)}</a>
    <p>${machine.description}</p>
    <p class="figures">
      ${counted(machine.states.length, 'state')} · ${counted(machine.arrows.length, 'arrow')}
    </p>
    ${listRelated('Runs in', machine.parents, to)}
  </li>`;

const sum = (machines: readonly Mapped[], count: (machine: Mapped) => number) =>
  machines.reduce((total, machine) => total + count(machine), 0);

/** Returns example questions: for each stage of the main path, one failure that occurs in no other machine. */
function getQuestions({ product, machines }: Atlas): string[] {
  const isOfOne = (words: string) =>
    machines.filter(({ arrows }) => arrows.some((arrow) => arrow.words === words)).length === 1;
  const questions = product.mainPath.flatMap(({ machine: id, states }) => {
    const arrows = machines.find((machine) => machine.id === id)?.arrows ?? [];
    const failing = arrows.filter(({ from, kind }) => kind === 'failed' && states.includes(from));
    return failing.find(({ words }) => isOfOne(words))?.words ?? [];
  });
  return [...new Set(questions)].slice(-5);
}

const hero = (atlas: Atlas): Part => {
  const { product, machines } = atlas;
  return html`<header class="hero">
    <h1>How ${product.name} works</h1>
    <p class="lead">
      Every journey, generated from the statecharts that run the site: ${counted(machines.length, 'machine')},
      ${counted(
        sum(machines, ({ states }) => states.length),
        'state',
      )}
      and
      ${counted(
        sum(machines, ({ arrows }) => arrows.length),
        'arrow',
      )}.
      The diagrams therefore always match the site.
    </p>
    <p class="questions" hidden data-questions>
      What if …
      ${getQuestions(atlas).map(
        (words) => html`<button class="chip" type="button" data-search-for="${words}">${words}</button> `,
      )}
    </p>
  </header>`;
};

/** Renders the first page: the main path, all machines and their connections. */
export const overviewPage = (atlas: Atlas): Page => ({
  address: '',
  title: `${atlas.product.name}: atlas`,
  kind: 'overview',
  body: (to) => html`
    ${hero(atlas)}
    <section aria-labelledby="way">
      <h2 id="way">The main path, from the first page to the last</h2>
      ${film(atlas, to)}
      ${
        !atlas.manifest &&
        html`<p class="muted">
          There are no pictures yet: <code>npm run atlas -- pictures</code> takes a picture of every state in
          a browser.
        </p>`
      }
    </section>
    <section aria-labelledby="whole">
      <h2 id="whole">All machines and their connections</h2>
      <p class="muted">
        Each page with the machine that it shows first, and the machines that run in that machine.
      </p>
      <div class="whole">${diagram([atlas.overview])} ${tree(atlas, to)}</div>
    </section>
    <section aria-labelledby="machines">
      <h2 id="machines">Machines</h2>
      <ul class="cards">
        ${atlas.machines.map((machine) => card(atlas, machine, to))}
      </ul>
    </section>
  `,
});
