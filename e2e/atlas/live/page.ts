import { html, raw } from 'hono/html';
import type { Act } from './openLive.ts';

interface Page {
  product: string;
  /** Entry points of the site. */
  enters: string;
  acts: readonly Act[];
  /** Pages that can be shown in place of the site, such as the mailbox. */
  beside: readonly Beside[];
  styles: string;
  script: string;
}

export interface Beside {
  words: string;
  address: string;
}

/** Pages without a running machine, and what to do there. */
export interface Aside {
  /** A regular expression of their paths. */
  path: string;
  words: string;
}

const getButton = ({ id, words, reloads }: Act) =>
  html`<button type="button" data-act="${id}" ${reloads ? 'data-reloads' : ''}>${words}</button>`;

const group = ([name, acts]: readonly [string, readonly Act[]]) =>
  html`<fieldset>
    <legend>${name}</legend>
    ${acts.map(getButton)}
  </fieldset>`;

const choice = (name: string, value: string, words: string, isChosen = false) =>
  html`<label
    ><input type="radio" name="${name}" value="${value}" ${isChosen ? 'checked' : ''} /> ${words}</label
  >`;

/** The view: the site on one side, its machines on the other. */
export const livePage = async ({ product, enters, acts, beside, styles, script }: Page): Promise<string> =>
  (
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${product}, live</title>
          <link rel="icon" href="data:," />
          <style>
            ${raw(styles)}
          </style>
        </head>
        <body>
          <header>
            <h1>${product}, live</h1>
            <fieldset class="choice">
              <legend>Shows</legend>
              ${choice('shows', '', 'the page', true)}
              ${beside.map(({ words, address }) => choice('shows', address, words))}
            </fieldset>
            <fieldset class="choice">
              <legend>As on a</legend>
              ${choice('device', 'phone', 'phone', true)} ${choice('device', 'desk', 'desk')}
            </fieldset>
            <p class="address"><code id="address"></code></p>
            <p id="world" role="status"></p>
          </header>
          <main>
            <section class="page" aria-label="The page">
              <iframe
                id="site"
                title="The page of the site"
                data-src="${enters}"
                data-device="phone"
              ></iframe>
              <iframe id="beside" title="Beside the page" data-device="phone" hidden></iframe>
            </section>
            <section class="flows" aria-label="Its machines">
              <nav id="machines" aria-label="Machines that run"></nav>
              <p id="aside" hidden></p>
              <p id="about"></p>
              <ul id="now" aria-label="States now" aria-live="polite"></ul>
              <div id="chart" tabindex="0" role="group" aria-label="Diagram"></div>
            </section>
            <section class="side" aria-label="The world">
              <div class="acts">${[...Map.groupBy(acts, (act) => act.group)].map(group)}</div>
              <h2>Events</h2>
              <ol id="log" tabindex="0" aria-label="Events, newest first"></ol>
            </section>
          </main>
          <script>
            ${raw(script)};
          </script>
        </body>
      </html>`
  ).toString();
