import { html, icon, icons, type Part } from './markup.ts';

/** A page of the atlas. */
export interface Page {
  /** The folder of the page with a trailing slash; empty for the first page. */
  address: string;
  title: string;
  /** The label of an additional page in the navigation; missing for the built-in pages. */
  entry?: string;
  /** The kind of page, as a class for the style sheet. */
  kind: string;
  /** Renders the content; `to` turns addresses of pages and files into relative links. */
  body: (to: To) => Part;
}

/**
 * Returns the relative link from the current page to the address of another page or file; the pages work in any folder.
 */
export type To = (address: string) => string;

/** A link in the navigation of all pages. */
export interface Entry {
  address: string;
  words: string;
}

export interface Frame {
  product: string;
  entries: readonly Entry[];
  /** The source of the atlas, in words. */
  source: string;
}

/** Creates the function that makes links relative to the page at an address. */
const createLinks = (address: string): To => {
  const up = '../'.repeat(address.split('/').length - 1);
  return (target) => `${up}${target}` || './';
};

const search = (to: To) =>
  html`<form
    class="search"
    role="search"
    action="${to('states/')}"
    data-search="${to('search.js')}"
    data-root="${to('')}"
  >
    <label class="unseen" for="search">Search states, arrows and texts</label>
    ${icon(icons.search)}
    <input
      id="search"
      type="search"
      name="q"
      placeholder="Search states, arrows and texts"
      autocomplete="off"
      spellcheck="false"
    />
    <kbd aria-hidden="true">/</kbd>
    <div class="results" hidden data-results>
      <p role="status"></p>
      <ol></ol>
    </div>
  </form>`;

const navigation = (entries: readonly Entry[], address: string, to: To) =>
  html`<nav aria-label="Atlas">
    <ul>
      ${entries.map(
        (entry) =>
          html`<li>
            <a href="${to(entry.address)}" ${entry.address === address ? html`aria-current="page"` : ''}
              >${entry.words}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

/** Renders a page as a complete document. */
export async function renderDocument({ address, title, kind, body }: Page, frame: Frame): Promise<string> {
  const to = createLinks(address);
  const document = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${to('atlas.css')}" />
        <script src="${to('atlas.js')}"></script>
      </head>
      <body class="${kind}">
        <a class="skip" href="#main">Skip to content</a>
        <header class="bar">
          <a class="brand" href="${to('')}">${frame.product} <span>Atlas</span></a>
          ${search(to)} ${navigation(frame.entries, address, to)}
          <button class="quiet" type="button" hidden data-scheme-switch>
            ${icon(icons.moon)}<span>Dark</span>
          </button>
        </header>
        <main id="main" tabindex="-1">${body(to)}</main>
        <footer><p>${frame.source}</p></footer>
        <div class="said" role="status" data-said></div>
      </body>
    </html>`;
  return String(document);
}
