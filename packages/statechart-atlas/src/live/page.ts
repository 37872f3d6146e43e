import { html, raw } from 'hono/html';
import type { Action } from './action.ts';

/** A page of the site that can be shown in place of the inspected one, such as a mailbox. */
export interface SidePage {
  label: string;
  address: string;
}

/** An explanation that is shown on pages without a running machine. */
export interface PageNote {
  /** A regular expression that matches the paths of the pages. */
  path: string;
  text: string;
}

interface PageContent {
  title: string;
  /** The path of the site's first page. */
  startPath: string;
  actions: readonly Action[];
  sidePages: readonly SidePage[];
  styles: string;
  script: string;
}

const renderButton = ({ id, label, reloadsPage, isOn }: Action) =>
  html`<button
    type="button"
    data-action="${id}"
    ${reloadsPage ? 'data-reloads-page' : ''}
    ${isOn ? raw('aria-pressed="false"') : ''}
  >
    ${label}
  </button>`;

const renderGroup = ([name, actions]: readonly [string, readonly Action[]]) =>
  html`<fieldset>
    <legend>${name}</legend>
    ${actions.map(renderButton)}
  </fieldset>`;

const renderRadio = (name: string, value: string, label: string, isChecked = false) =>
  html`<label
    ><input type="radio" name="${name}" value="${value}" ${isChecked ? 'checked' : ''} /> ${label}</label
  >`;

/** Renders the view: the site on one side, its machines on the other. */
export const renderPage = async (content: PageContent): Promise<string> => {
  const { title, startPath, actions, sidePages, styles, script } = content;
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}, live</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}, live</h1>
          <fieldset class="choice">
            <legend>Show</legend>
            ${renderRadio('page', '', 'the page', true)}
            ${sidePages.map(({ label, address }) => renderRadio('page', address, label))}
          </fieldset>
          <fieldset class="choice">
            <legend>Device</legend>
            ${renderRadio('device', 'phone', 'phone', true)} ${renderRadio('device', 'desk', 'desktop')}
          </fieldset>
          <p class="address"><code id="address"></code></p>
          <p id="status" role="status"></p>
        </header>
        <main>
          <section class="page" aria-label="Page">
            <iframe
              id="site"
              title="The page of the site"
              data-src="${startPath}"
              data-device="phone"
            ></iframe>
            <iframe id="side-page" title="Side page" data-device="phone" hidden></iframe>
          </section>
          <section class="machines" aria-label="Machines of the page">
            <nav id="machines" aria-label="Running machines"></nav>
            <p id="note" hidden></p>
            <p id="about"></p>
            <ul id="now" aria-label="Current states" aria-live="polite"></ul>
            <div id="chart" tabindex="0" role="group" aria-label="Diagram"></div>
          </section>
          <section class="side" aria-label="Environment">
            <div class="actions">${[...Map.groupBy(actions, ({ group }) => group)].map(renderGroup)}</div>
            <h2>Events</h2>
            <ol id="log" tabindex="0" aria-label="Events, newest first"></ol>
          </section>
        </main>
        <script>
          ${raw(script)};
        </script>
      </body>
    </html>`;
  return page.toString();
};
