import { getSlug } from '../../about/arrowInfo.ts';
import { shareInWords, getSummary, type Changes } from '../../changes/markdown.ts';
import {
  getInnerChanges,
  findNoticed,
  summarizeChange,
  getTitle,
  withNames,
  type InnerChange,
  type Names,
} from '../../changes/relevantChanges.ts';
import type { PictureChange } from '../../changes/compare.ts';
import type { Kind, MachineChange, SentenceChange, StateChange } from '../../changes/since.ts';
import type { Product } from '../../product.ts';
import { counted, humanize } from '../../words.ts';
import { addressOfMachine, addressOfPicture } from '../base/atlas.ts';
import { html, type Part } from '../base/markup.ts';
import type { Page, To } from '../base/sitePage.ts';
import { trail } from '../parts/trail.ts';

const words: Readonly<Record<Kind, string>> = { added: 'New', removed: 'Removed', changed: 'Changed' };

const mark = (kind: Kind): Part => html`<span class="badge ${kind}">${words[kind]}</span>`;

const becomes = ({ before, after }: SentenceChange, names: Names): Part =>
  html`${before !== undefined && html`<del>${withNames(before, names)}</del>`}
  ${after !== undefined && html`<ins>${withNames(after, names)}</ins>`}`;

const stateRow = (
  machine: string,
  { state, kind, sentences, arrows }: StateChange,
  names: Names,
  to: To,
): Part => {
  const title = getTitle(state, names);
  return html`<li class="change">
    <h3>
      ${kind === 'removed' ? title : html`<a href="${to(`${machine}/${getSlug(state)}/`)}">${title}</a>`}
      ${mark(kind)}
    </h3>
    <ul>
      ${sentences.map((one) => html`<li>${becomes(one, names)}</li>`)}
      ${arrows.map((arrow) => html`<li>${arrow.words} → ${becomes(arrow, names)}</li>`)}
    </ul>
  </li>`;
};

const machinePart = ({ machine, kind, states }: MachineChange, names: Names, to: To): Part =>
  html`<section aria-labelledby="${machine}">
    <h2 id="${machine}">
      ${kind === 'removed' ? humanize(machine) : html`<a href="${to(addressOfMachine(machine))}">${humanize(machine)}</a>`}
      ${kind !== 'changed' && mark(kind)}
    </h2>
    <ul class="changes">
      ${states.map((state) => stateRow(machine, state, names, to))}
    </ul>
  </section>`;

/** Renders the number of changes for each machine. */
const sums = (machines: readonly MachineChange[]): Part =>
  machines.length > 0 &&
  html`<ul>
    ${machines.map((one) => html`<li><a href="#${one.machine}">${humanize(one.machine)}</a>: ${summarizeChange(one)}</li>`)}
  </ul>`;

const innerPart = (inner: readonly InnerChange[], names: Names): Part =>
  inner.length > 0 &&
  html`<details class="inner-changes">
    <summary>${counted(inner.length, 'internal change')} without effect for users</summary>
    <ul>
      ${inner.map(
        ({ what, where }) =>
          html`<li>
            ${what}
            <span class="muted"
              >${where
                .map(({ machine, state }) => `${humanize(machine)}: ${getTitle(state, names)}`)
                .join('; ')}</span
            >
          </li>`,
      )}
    </ul>
  </details>`;

/** Returns the addresses of the earlier pictures, and of those with marked differences. */
export const addressOfBefore = (file: string): string => `changes/before/${file}`;
export const addressOfMarked = (file: string): string => `changes/marked/${file}`;

const shot = (address: string, caption: string, { width, height }: { width: number; height: number }): Part =>
  html`<figure>
    <a href="${address}"
      ><img src="${address}" alt="${caption}" width="${width}" height="${height}" loading="lazy"
    /></a>
    <figcaption>${caption}</figcaption>
  </figure>`;

const pictureRow = ({ before, after, share }: PictureChange, names: Names, to: To): Part => {
  const { machine, state, language, device, scheme } = after;
  return html`<li class="compared">
    <h3>
      <a href="${to(`${machine}/${getSlug(state)}/`)}">${humanize(machine)}: ${getTitle(state, names)}</a>
      <span class="muted">${language}, ${device}, ${scheme}: ${shareInWords(share)} of it</span>
    </h3>
    <div class="side-by-side" data-device="${device}">
      ${shot(to(addressOfBefore(before.file)), 'Before', before)}
      ${shot(to(addressOfPicture(after.file)), 'Now', after)}
      ${shot(to(addressOfMarked(after.file)), 'Differences', after)}
    </div>
  </li>`;
};

/** Renders the page with the differences from an earlier revision. */
export const changesPage = (product: Product, since: Changes): Page => ({
  address: 'changes/',
  entry: 'Changes',
  title: `Changes · ${product.name}: atlas`,
  kind: 'changes',
  body: (to) => html`
    ${trail([['Overview', to('')]])}
    <header class="head">
      <h1>Changes since ${since.revision}</h1>
      <p class="lead">${getSummary(since)}</p>
      ${sums(findNoticed(since.machines))}
    </header>
    ${findNoticed(since.machines).map((machine) => machinePart(machine, since.names ?? {}, to))}
    ${innerPart(getInnerChanges(since.machines), since.names ?? {})}
    <section aria-labelledby="looks">
      <h2 id="looks">Changed pictures</h2>
      ${since.note !== '' && html`<p>${since.note}</p>`}
      ${
        since.pictures &&
        (since.pictures.length === 0
          ? html`<p>No picture has changed.</p>`
          : html`<p>${counted(since.pictures.length, 'picture')}, with the differences in each.</p>
              <ul class="changes">
                ${since.pictures.map((change) => pictureRow(change, since.names ?? {}, to))}
              </ul>`)
      }
    </section>
  `,
});
