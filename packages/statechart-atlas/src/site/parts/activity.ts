import type { StateInfo } from '../../about/states.ts';
import { addressOfMachine, type Atlas } from '../base/atlas.ts';
import { humanize } from '../../words.ts';
import { html, type Part } from '../base/markup.ts';
import type { To } from '../base/sitePage.ts';
import { fact } from './fact.ts';

const getLength = (milliseconds: number | undefined): string => {
  if (milliseconds === undefined) return '';
  const seconds = milliseconds / 1000;
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
};

/** Renders the activities of a state: calls, other machines, delays, and entry and exit actions. */
export function renderActivity({ product }: Atlas, state: StateInfo, to: To): Part {
  const facts = [
    fact(
      'Call',
      state.calls.map((call) => {
        const { operation, description: words } = product.calls[call]!;
        return html`<code>${operation}</code> <span class="muted">${words}</span>`;
      }),
    ),
    fact(
      'Machines',
      state.runs.map((machine) => html`<a href="${to(addressOfMachine(machine))}">${humanize(machine)}</a>`),
    ),
    fact(
      'In the browser',
      state.children.map((what) => product.activities[what]),
    ),
    fact(
      'Waits for',
      state.waits.map(
        ({ delay, milliseconds }) =>
          html`${humanize(delay)} <span class="muted">${getLength(milliseconds)}</span>`,
      ),
    ),
    fact('On entry', state.onEntering),
    fact('On exit', state.onLeaving),
  ].filter((one) => one !== false);
  return (
    facts.length > 0 &&
    html`<section aria-labelledby="goes-on">
      <h2 id="goes-on">While this state is active</h2>
      <dl class="facts">${facts}</dl>
    </section>`
  );
}
