import type { StateInfo } from '../../about/states.ts';
import { html, type Part } from '../base/markup.ts';

/** What holds of a state, as small labels. */
export const getTags = ({ tags, isFinal, isLeaf, states }: StateInfo): Part => [
  ...[...new Set(tags)].map((tag) => html`<span class="badge ${tag}">${tag}</span> `),
  isFinal && html`<span class="badge final">the end</span> `,
  !isLeaf && html`<span class="badge compound">${states.length} in it</span>`,
];
