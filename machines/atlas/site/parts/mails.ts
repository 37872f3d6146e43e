import { addressOfMachine, addressOfPicture, languageName, type Atlas } from '../base/atlas.ts';
import { humanize } from '../../words.ts';
import type { ProductMail } from '../../product.ts';
import { capital, html, icon, icons, type Part } from '../base/markup.ts';
import type { To } from '../base/page.ts';

const rendered = (atlas: Atlas, { id }: ProductMail, to: To): Part => {
  const seen = atlas.manifest?.mails.filter(({ mail }) => mail === id) ?? [];
  return (
    seen.length > 0 &&
    html`<div class="mail-pictures" data-languages>
      ${seen.map(
        ({ language, subject, variant, html: file, invite, picture, text }) =>
          html`<figure data-in-language="${language}">
            <a class="mail-picture" href="${to(addressOfPicture(file))}"
              ><img
                src="${to(addressOfPicture(picture))}"
                alt="The mail in ${languageName(atlas, language)}"
                loading="lazy"
            /></a>
            <figcaption>
              <strong lang="${language}">${subject}</strong>
              <span class="muted"
                >${languageName(atlas, language)}${variant !== undefined && `, ${variant}`}</span
              >
              ${
                invite !== undefined &&
                html`<a class="with-icon" href="${to(addressOfPicture(invite))}"
                  >${icon(icons.calendar)}Invite for a calendar</a
                >`
              }
              <details>
                <summary>As plain text</summary>
                <pre lang="${language}" tabindex="0">${text}</pre>
              </details>
            </figcaption>
          </figure>`,
      )}
    </div>`
  );
};

/** The page that a mail leads to, by the machine that it shows first. */
const target = ({ product }: Atlas, { leadsTo }: ProductMail, to: To): Part => {
  const page = product.pages.find(({ address }) => address === leadsTo);
  return (
    page &&
    html`<p>
      Leads to <a href="${to(addressOfMachine(page.machine))}">${humanize(page.machine)}</a>
      <span class="muted">${page.words}: <code>${page.address}</code></span>
    </p>`
  );
};

/** A mail: when it goes out, where it leads, and what it looks like. */
export const mailPart = (atlas: Atlas, mail: ProductMail, to: To, more: Part = ''): Part =>
  html`<article class="mail" id="${mail.id}">
    <h3>${icon(icons.mail)} ${capital(mail.words)}</h3>
    <p class="muted"><code>${mail.id}</code> to ${mail.to}</p>
    <p>Goes out ${mail.when}.</p>
    ${target(atlas, mail, to)} ${more} ${rendered(atlas, mail, to)}
  </article>`;

/** The mails of these names, in full. */
export const getMails = (atlas: Atlas, ids: readonly string[]): ProductMail[] =>
  atlas.product.mails.filter(({ id }) => ids.includes(id));
