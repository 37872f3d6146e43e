import { html, type Part } from '../base/markup.ts';

/** The pages above this one. */
export const trail = (above: readonly (readonly [words: string, href: string])[]): Part =>
  html`<nav class="trail" aria-label="Above this page">
    <ol>
      ${above.map(([words, href]) => html`<li><a href="${href}">${words}</a></li>`)}
    </ol>
  </nav>`;
