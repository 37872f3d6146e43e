import type { ArrowInfo } from '../../about/arrowInfo.ts';
import type { StateInfo } from '../../about/states.ts';
import type { Path } from '../../paths.ts';
import { addressOfState, getTitle, type Mapped } from '../base/atlas.ts';
import { html, type Part } from '../base/markup.ts';
import type { To } from '../base/sitePage.ts';
import { stateLink } from './arrowList.ts';

/** Renders a path step by step. */
const steps = (machine: Mapped, { start, steps: all }: Path, to: To): Part =>
  html`<ol class="way">
    <li>${stateLink(machine, start, to)} <span class="muted">initial state</span></li>
    ${all.map(
      ({ event, state }) =>
        html`<li>
          ${event.description} <span aria-hidden="true">→</span> ${stateLink(machine, state, to)}
        </li>`,
    )}
  </ol>`;

/** Renders the path by hand to a state, and a shorter one if it exists. */
export const pathToState = (machine: Mapped, { walk, shortcut }: StateInfo, to: To): Part =>
  html`<section aria-labelledby="way">
    <h2 id="way">How to get here</h2>
    ${steps(machine, walk, to)}
    ${
      shortcut &&
      html`<details>
        <summary>A shorter path, with events from storage or other pages</summary>
        ${steps(machine, shortcut, to)}
      </details>`
    }
  </section>`;

const renderRoute = (machine: Mapped, arrow: ArrowInfo, to: To): Part =>
  html`<li>
    <a href="${to(addressOfState(machine, arrow.from))}#${arrow.slug}">${arrow.words}</a>
    <span class="muted">in ${getTitle(machine, arrow.from)}</span>
    <details>
      <summary>The path that tests it</summary>
      ${steps(machine, arrow.path, to)}
      <p class="muted"><code>npm run paths -- run ${arrow.path.id}</code></p>
    </details>
  </li>`;

/** Renders all arrows from other states into a state, each with the path that tests it. */
export const allPaths = (machine: Mapped, state: StateInfo, to: To): Part =>
  state.in.length > 0 &&
  html`<section aria-labelledby="in">
    <h2 id="in">All transitions to this state</h2>
    <ul class="ways">
      ${state.in.map((arrow) => renderRoute(machine, arrow, to))}
    </ul>
  </section>`;
