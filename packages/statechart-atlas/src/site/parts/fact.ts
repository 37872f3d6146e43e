import { html, type Part } from '../base/markup.ts';

/** Renders an entry of a list of facts: a label and its values; empty without values. */
export const fact = (words: string, entries: readonly Part[]): Part =>
  entries.length > 0 &&
  html`<div>
    <dt>${words}</dt>
    <dd>
      <ul>
        ${entries.map((entry) => html`<li>${entry}</li>`)}
      </ul>
    </dd>
  </div>`;
