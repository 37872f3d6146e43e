import type { StateInfo } from '../../about/states.ts';
import { html, type Part } from '../base/markup.ts';

/** Renders the tags of a state as badges. */
export const getTags = ({ tags, isFinal, isLeaf, states }: StateInfo): Part => [
  ...[...new Set(tags)].map((tag) => html`<span class="badge ${tag}">${tag}</span> `),
  isFinal && html`<span class="badge final">final</span> `,
  !isLeaf && html`<span class="badge compound">${states.length} child states</span>`,
];
