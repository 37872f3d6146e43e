import { addressOfState, languageName, getTitle, type Atlas } from '../base/atlas.ts';
import { humanize } from '../../words.ts';
import type { ProductMail } from '../../product.ts';
import { capital, html, type Part } from '../base/markup.ts';
import type { Page, To } from '../base/sitePage.ts';
import { mailPart } from '../parts/mails.ts';
import { choice } from '../parts/screens.ts';

const causes = ({ machines }: Atlas, { sentAfter }: ProductMail, to: To): Part => {
  const arrows = sentAfter.flatMap(({ machine: id, event }) => {
    const machine = machines.find((one) => one.id === id);
    const arrow = machine?.arrows.find((one) => one.event === event);
    return machine && arrow ? [{ machine, arrow }] : [];
  });
  return (
    arrows.length > 0 &&
    html`<p>
      On the site at that time:
      ${arrows.map(
        ({ machine, arrow }, index) =>
          html`${index > 0 ? ', ' : ''}<a href="${to(addressOfState(machine, arrow.from))}#${arrow.slug}"
              >${humanize(machine.id)} › ${getTitle(machine, arrow.from)}</a
            >: ${arrow.words}`,
      )}
    </p>`
  );
};

const getLanguages = (atlas: Atlas): Part => {
  const seen = new Set(atlas.manifest?.mails.map(({ language }) => language));
  return (
    seen.size > 1 &&
    html`<form class="choices" data-language-choice>
      ${choice(
        'mails',
        'language',
        'Language',
        [...seen].map((id) => [id, languageName(atlas, id)]),
      )}
    </form>`
  );
};

/** Renders the list of e-mails by recipient, with the moment when each is sent, and a link. */
const contents = (readers: ReadonlyMap<string, readonly ProductMail[]>): Part =>
  html`<nav class="mail-list" aria-label="E-mails">
    ${[...readers].map(
      ([reader, mails]) =>
        html`<p>To ${reader}</p>
          <ul>
            ${mails.map(
              ({ id, description: words, when }) =>
                html`<li><a href="#${id}">${capital(words)}</a> <span class="muted">${when}</span></li>`,
            )}
          </ul>`,
    )}
  </nav>`;

const byReader = ({ product }: Atlas) => Map.groupBy(product.mails, ({ to }) => to);

/** Renders the page with every e-mail in each language. */
export const mailsPage = (atlas: Atlas): Page => ({
  address: 'mails/',
  title: `Mails · ${atlas.product.name}: atlas`,
  kind: 'mails',
  body: (to) => html`
    <header class="head">
      <h1>E-mails</h1>
      <p class="lead">Every e-mail, the moment when it is sent, and the page that it links to.</p>
      ${contents(byReader(atlas))} ${getLanguages(atlas)}
    </header>
    ${[...byReader(atlas)].map(
      ([reader, mails], index) =>
        html`<section aria-labelledby="mails-${index}">
          <h2 id="mails-${index}">To ${reader}</h2>
          ${mails.map((mail) => mailPart(atlas, mail, to, causes(atlas, mail, to)))}
        </section>`,
    )}
  `,
});
