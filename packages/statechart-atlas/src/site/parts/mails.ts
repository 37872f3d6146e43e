import { addressOfMachine, addressOfPicture, languageName, type Atlas } from '../base/atlas.ts';
import { humanize } from '../../words.ts';
import type { ProductMail } from '../../product.ts';
import { capital, html, icon, icons, type Part } from '../base/markup.ts';
import type { To } from '../base/sitePage.ts';

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
                alt="The e-mail in ${languageName(atlas, language)}"
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
                  >${icon(icons.calendar)}Calendar entry</a
                >`
              }
              <details>
                <summary>Plain text</summary>
                <pre lang="${language}" tabindex="0">${text}</pre>
              </details>
            </figcaption>
          </figure>`,
      )}
    </div>`
  );
};

/** Renders a link to the page that an e-mail links to, by the machine that it shows first. */
const target = ({ product }: Atlas, { linksTo: leadsTo }: ProductMail, to: To): Part => {
  const page = product.pages.find(({ address }) => address === leadsTo);
  return (
    page &&
    html`<p>
      Links to <a href="${to(addressOfMachine(page.machine))}">${humanize(page.machine)}</a>
      <span class="muted">${page.description}: <code>${page.address}</code></span>
    </p>`
  );
};

/** Renders an e-mail: when it is sent, its target page, and its pictures. */
export const mailPart = (atlas: Atlas, mail: ProductMail, to: To, more: Part = ''): Part =>
  html`<article class="mail" id="${mail.id}">
    <h3>${icon(icons.mail)} ${capital(mail.description)}</h3>
    <p class="muted"><code>${mail.id}</code> to ${mail.to}</p>
    <p>Sent ${mail.when}.</p>
    ${target(atlas, mail, to)} ${more} ${rendered(atlas, mail, to)}
  </article>`;

/** Returns the e-mails with these ids. */
export const getMails = (atlas: Atlas, ids: readonly string[]): ProductMail[] =>
  atlas.product.mails.filter(({ id }) => ids.includes(id));
