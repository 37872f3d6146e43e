import { html, type Part } from '../base/markup.ts';

/** Renders the breadcrumb navigation. */
export const trail = (above: readonly (readonly [words: string, href: string])[]): Part =>
  html`<nav class="trail" aria-label="Breadcrumbs">
    <ol>
      ${above.map(([words, href]) => html`<li><a href="${href}">${words}</a></li>`)}
    </ol>
  </nav>`;
