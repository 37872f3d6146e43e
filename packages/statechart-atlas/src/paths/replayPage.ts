import { html, raw } from 'hono/html';
import { countReplays, type ReplayedPath, type ReplayedStep, type ReplayReport } from './replayed.ts';
import { replayStyle } from './replayStyle.ts';

const marks: Record<ReplayedStep['outcome'], string> = { seen: '✓', failed: '✗', 'not reached': '–' };

const slug = (words: string) => words.replaceAll(' ', '-');

const stepPart = ({ words, state, outcome, picture, why }: ReplayedStep, nth: number) => html`
  <li class="step ${slug(outcome)}">
    <p>
      <span class="mark" aria-hidden="true">${marks[outcome]}</span> <b>${nth}.</b> ${words} →
      <code>${state}</code> <span class="outcome">${outcome}</span>
    </p>
    ${why === undefined ? '' : html`<pre>${why}</pre>`}
    ${
      picture === undefined
        ? ''
        : html`<a href="${picture}"
            ><img src="${picture}" alt="The page after step ${nth}: ${words}" loading="lazy"
          /></a>`
    }
  </li>
`;

const pathPart = ({ id, title, outcome, why, seconds, steps, video, trace }: ReplayedPath) => html`
  <section id="${id}" class="path ${slug(outcome)}">
    <h2>${id} <span class="outcome">${outcome}</span></h2>
    <p>${title}</p>
    ${why === undefined ? '' : html`<pre>${why}</pre>`}
    ${
      steps.some((step) => step.outcome !== 'not reached')
        ? html`<p>
              ${seconds.toFixed(1)} seconds. ${video === undefined ? '' : html`<a href="${video}">Video</a>`}
              ${
                trace === undefined
                  ? ''
                  : html`<a href="${trace}">Trace</a>, which
                      <code>npx playwright show-trace ${trace}</code> opens`
              }
            </p>
            <ol start="0">
              ${steps.map(stepPart)}
            </ol>`
        : ''
    }
  </section>
`;

/**
 * Renders the report on paths that were walked in a browser: each step in words, with its picture, and the failures.
 */
export const replayPage = async (report: ReplayReport): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>Paths in a browser: ${countReplays(report)}</title>
          <style>
            ${raw(replayStyle)}
          </style>
        </head>
        <body>
          <main>
            <h1>Paths in a browser: ${countReplays(report)}</h1>
            <p>${report.how}. Walked at ${report.timestamp}.</p>
            <nav aria-label="Paths">
              <ul>
                ${report.paths.map(
                  ({ id, title, outcome }) =>
                    html`<li class="${slug(outcome)}">
                      <a href="#${id}">${id}</a> <span class="outcome">${outcome}</span> ${title}
                    </li>`,
                )}
              </ul>
            </nav>
            ${report.paths.map(pathPart)}
          </main>
        </body>
      </html>`,
  );
