import type { ArrowInfo } from '../../about/arrows.ts';
import type { StateInfo } from '../../about/states.ts';
import type { Path } from '../../paths.ts';
import { addressOfState, titleOf, type Mapped } from '../base/atlas.ts';
import { html, type Part } from '../base/markup.ts';
import type { To } from '../base/page.ts';
import { stateLink } from './arrows.ts';

/** A path, step by step. */
const steps = (machine: Mapped, { start, steps: all }: Path, to: To): Part =>
  html`<ol class="way">
    <li>${stateLink(machine, start, to)} <span class="muted">is where it begins</span></li>
    ${all.map(
      ({ happening, state }) =>
        html`<li>${happening.words} <span aria-hidden="true">→</span> ${stateLink(machine, state, to)}</li>`,
    )}
  </ol>`;

/** The shortest path to a state. */
export const shortestWay = (machine: Mapped, { shortest }: StateInfo, to: To): Part =>
  html`<section aria-labelledby="way">
    <h2 id="way">The shortest way here</h2>
    ${steps(machine, shortest, to)}
  </section>`;

const wayBy = (machine: Mapped, arrow: ArrowInfo, to: To): Part => {
  const path = machine.survey.paths.find(({ id }) => id === `${arrow.id} › ${arrow.to}`);
  return html`<li>
    <a href="${to(addressOfState(machine, arrow.from))}#${arrow.slug}">${arrow.words}</a>
    <span class="muted">in ${titleOf(machine, arrow.from)}</span>
    ${
      path &&
      html`<details>
        <summary>The path that is tested</summary>
        ${steps(machine, path, to)}
        <p class="muted"><code>${path.id}</code></p>
      </details>`
    }
  </li>`;
};

/** Everything that leads to a state from others, and the path by which each is tested. */
export const everyWay = (machine: Mapped, state: StateInfo, to: To): Part =>
  state.in.length > 0 &&
  html`<section aria-labelledby="in">
    <h2 id="in">Everything that leads here</h2>
    <ul class="ways">
      ${state.in.map((arrow) => wayBy(machine, arrow, to))}
    </ul>
  </section>`;
