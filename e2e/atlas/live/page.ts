import { html, raw } from 'hono/html';
import type { Act } from './openLive.ts';

interface Page {
  product: string;
  /** Where the site is entered. */
  enters: string;
  acts: readonly Act[];
  styles: string;
  script: string;
}

const buttonOf = ({ id, words, reloads }: Act) =>
  html`<button type="button" data-act="${id}" ${reloads ? 'data-reloads' : ''}>${words}</button>`;

const group = ([name, acts]: readonly [string, readonly Act[]]) =>
  html`<fieldset>
    <legend>${name}</legend>
    ${acts.map(buttonOf)}
  </fieldset>`;

/** The view: the site on one side, what its machines do on the other. */
export const livePage = async ({ product, enters, acts, styles, script }: Page): Promise<string> =>
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
            <p><code id="address"></code></p>
            <fieldset class="device">
              <legend>The window</legend>
              <label><input type="radio" name="device" value="phone" checked /> phone</label>
              <label><input type="radio" name="device" value="desk" /> desk</label>
            </fieldset>
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
            </section>
            <section class="flows" aria-label="Its machines">
              <nav id="machines" aria-label="Machines that run"></nav>
              <p id="about"></p>
              <ul id="now" aria-label="States now" aria-live="polite"></ul>
              <div id="chart" tabindex="0" role="group" aria-label="Diagram"></div>
            </section>
            <section class="side" aria-label="The world">
              <div class="acts">${[...Map.groupBy(acts, (act) => act.group)].map(group)}</div>
              <h2>What was heard</h2>
              <ol id="log" tabindex="0" aria-label="What was heard, newest first"></ol>
            </section>
          </main>
          <script>
            ${raw(script)};
          </script>
        </body>
      </html>`
  ).toString();
