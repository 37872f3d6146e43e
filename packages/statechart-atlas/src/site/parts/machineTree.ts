import { addressOfMachine, getTitle, type Atlas, type Mapped } from '../base/atlas.ts';
import { humanize } from '../../words.ts';
import { html, type Part } from '../base/markup.ts';
import type { To } from '../base/sitePage.ts';

type RelatedMachine = Mapped['runs'][number];

const find = ({ machines }: Atlas, id: string) => machines.find((machine) => machine.id === id);

const within = (atlas: Atlas, outer: Mapped, { machine: id, states }: RelatedMachine, to: To): Part => {
  const machine = find(atlas, id);
  const where = states.filter((state) => state !== '').map((state) => getTitle(outer, state));
  return html`<li>
    <p>
      <a href="${to(addressOfMachine(id))}">${humanize(id)}</a>
      <span class="muted">${where.length > 0 ? `in ${where.join(', ')}` : 'always'}</span>
    </p>
    ${machine && branches(atlas, machine, to)}
  </li>`;
};

const branches = (atlas: Atlas, machine: Mapped, to: To): Part =>
  machine.runs.length > 0 &&
  html`<ul>
    ${machine.runs.map((one) => within(atlas, machine, one, to))}
  </ul>`;

const root = (atlas: Atlas, machine: Mapped, to: To): Part =>
  html`<li class="root">
    ${
      machine.pages.length > 0 &&
      html`<ul class="shown-by">
        ${machine.pages.map(
          ({ address, description: words }) =>
            html`<li>${words} <code>${address}</code> ${renderBackLink(atlas, address, to)}</li>`,
        )}
      </ul>`
    }
    <p class="tree-root"><a href="${to(addressOfMachine(machine.id))}">${humanize(machine.id)}</a></p>
    ${branches(atlas, machine, to)}
  </li>`;

/** Renders a link to the e-mails that link to a page. */
const renderBackLink = ({ product }: Atlas, address: string, to: To): Part => {
  const mails = product.mails.filter(({ linksTo: leadsTo }) => leadsTo === address);
  return (
    mails.length > 0 &&
    html`<a href="${to('mails/')}#${mails[0]!.id}"
      >← ${mails.length === 1 ? 'an e-mail links' : `${mails.length} e-mails link`} here</a
    >`
  );
};

/** Renders every machine below the pages that show it first, or below the machine in which it runs. */
export const tree = (atlas: Atlas, to: To): Part =>
  html`<ul class="tree">
    ${atlas.machines.filter(({ parents }) => parents.length === 0).map((machine) => root(atlas, machine, to))}
  </ul>`;
