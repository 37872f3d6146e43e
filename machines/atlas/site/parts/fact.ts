import { html, type Part } from '../base/markup.ts';

/** An entry of a list of facts: what it tells, and each thing that is so; nothing where there is none. */
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
