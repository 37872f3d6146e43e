import { addressOfState, getCause, getTitle, type Atlas, type Mapped } from '../base/atlas.ts';
import type { ArrowInfo } from '../../about/arrowInfo.ts';
import type { ArrowKind } from '../../about/kinds.ts';
import { capital, html, icon, icons, joined, type Part } from '../base/markup.ts';
import type { To } from '../base/sitePage.ts';

const headings: readonly (readonly [ArrowKind, string])[] = [
  ['done', 'Actions'],
  ['answered', 'Answers'],
  ['failed', 'Failures'],
  ['time', 'Delays'],
  ['received', 'Events from other machines and the page'],
];

/** Renders a link to a state's page with its title. */
export const stateLink = (machine: Mapped, state: string, to: To): Part => {
  const leaf = state.split(' ').at(-1) ?? state;
  return html`<a href="${to(addressOfState(machine, state))}">${getTitle(machine, leaf)}</a>`;
};

const target = (machine: Mapped, { from, to: leadsTo, stays }: ArrowInfo, to: To): Part => {
  if (stays) return 'stays';
  return from === leadsTo
    ? html`${stateLink(machine, leadsTo, to)}, re-entered`
    : stateLink(machine, leadsTo, to);
};

const sideNote = (machine: Mapped, { does, isOfAncestor }: ArrowInfo): Part => {
  const around =
    isOfAncestor === undefined
      ? []
      : [isOfAncestor === '' ? 'in every state' : `in every state of ${getTitle(machine, isOfAncestor)}`];
  const all = [...does, ...around];
  return all.length > 0 && html`<p class="does">${joined(all, ' · ')}</p>`;
};

/** Renders the e-mails that are sent with an event, or that report the same event. */
const renderMails = (atlas: Atlas, machine: Mapped, arrow: ArrowInfo, to: To): Part => {
  const links = atlas.product.mails
    .filter(({ id }) => arrow.mails.includes(id))
    .map(
      ({ id, description: words, to: reader }) =>
        html`<a href="${to('mails/')}#${id}">${words}</a> (to ${reader})`,
    );
  const words =
    getCause(atlas, machine.id, arrow) === 'received'
      ? 'An e-mail reports it too'
      : links.length === 1
        ? 'E-mail'
        : 'E-mails';
  return (
    links.length > 0 && html`<p class="arrow-mails">${icon(icons.mail)} ${words}: ${joined(links, ', ')}</p>`
  );
};

const item = (atlas: Atlas, machine: Mapped, arrow: ArrowInfo, to: To): Part =>
  html`<li class="arrow-item ${arrow.kind}" id="${arrow.slug}">
    <p class="what">
      ${capital(arrow.words)}
      <span class="leads" aria-hidden="true">→</span> ${target(machine, arrow, to)}
      ${arrow.kind === 'expected' && html`<span class="badge expected">main path</span>`}
    </p>
    ${sideNote(machine, arrow)} ${renderMails(atlas, machine, arrow, to)}
    <p class="id">
      <code>${arrow.id}</code>
      <button class="copy" type="button" hidden data-copy-link="${arrow.slug}">
        ${icon(icons.link)}<span>Copy link</span>
      </button>
    </p>
  </li>`;

/** Renders all events of a state by cause, each with its own address. */
export const renderArrows = (atlas: Atlas, machine: Mapped, arrows: readonly ArrowInfo[], to: To): Part =>
  headings.map(([kind, words]) => {
    const ofKind = arrows.filter((arrow) => getCause(atlas, machine.id, arrow) === kind);
    if (ofKind.length === 0) return undefined;
    return html`<section class="events" aria-labelledby="${kind}">
      <h2 id="${kind}">${words}</h2>
      <ul>
        ${ofKind.map((arrow) => item(atlas, machine, arrow, to))}
      </ul>
    </section>`;
  });
