import { getSlug } from '../../about/arrowInfo.ts';
import { getShare, addCoverage, type Coverage } from '../../paths.ts';
import { kinds, getTotal, type Kind, type PathCoverage } from '../../paths/pathCoverage.ts';
import type { Product } from '../../product.ts';
import { getNodeName, type Arrow } from '../../graph.ts';
import { getTestCoverage, findUntestedScreens, type Pair, type Untested } from '../../testCoverage.ts';
import { counted, humanize } from '../../words.ts';
import { addressOfMachine } from '../base/atlas.ts';
import { html, type Part } from '../base/markup.ts';
import type { Page, To } from '../base/sitePage.ts';
import { trail } from '../parts/trail.ts';

/** The coverage of a machine: by paths on the machine, and by tests in a browser. */
export interface CoveredMachine {
  paths: PathCoverage;
  unreached: Untested;
}

/** A page that an earlier run has written. */
export interface RunReport {
  words: string;
  address: string;
}

export interface CoverageReport {
  machines: readonly CoveredMachine[];
  /** The number of browser tests that ran with the current build of the site. */
  tests: number;
  runs: readonly RunReport[];
}

const cell = (share: Coverage): Part =>
  html`<td class="${share.covered < share.total ? 'not-all' : ''}">${getShare(share)}</td>`;

const inABrowser = (machines: readonly CoveredMachine[]): Coverage[] =>
  (['arrows', 'pairs', 'screens'] as const).map((what) =>
    addCoverage(machines.map(({ unreached }) => getTestCoverage(unreached)[what])),
  );

/** Without a test run, the columns of the browser are empty. */
const emptyCell: Part = html`<td>–</td>`;

const row = (name: Part, counts: Record<Kind, Coverage>, seen: readonly Part[]): Part =>
  html`<tr>
    <th scope="row">${name}</th>
    ${kinds.map((kind) => cell(counts[kind]))} ${seen}
  </tr>`;

const table = ({ machines, tests }: CoverageReport, to: To): Part => {
  const seen = (some: readonly CoveredMachine[]) =>
    inABrowser(some).map((share) => (tests === 0 ? emptyCell : cell(share)));
  return html`<div class="scrolls" tabindex="0" role="region" aria-labelledby="counted">
    <table>
      <caption id="counted" class="unseen">
        Coverage of each machine
      </caption>
      <thead>
        <tr>
          <th scope="col" rowspan="2">Machine</th>
          <th scope="colgroup" colspan="${kinds.length}">Covered by paths on the machine</th>
          <th scope="colgroup" colspan="3">Reached by tests in Chromium</th>
        </tr>
        <tr>
          ${[...kinds.map(humanize), 'Transitions', 'Pairs', 'Screen changes'].map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${machines.map((one) => {
          const { machine, counts } = one.paths;
          const name = html`<a href="${to(addressOfMachine(machine))}">${humanize(machine)}</a>`;
          return row(name, counts, seen([one]));
        })}
      </tbody>
      <tfoot>
        ${row('All', getTotal(machines.map(({ paths }) => paths)), seen(machines))}
      </tfoot>
    </table>
  </div>`;
};

const arrowLine = ({ source, eventType, transition: { target } }: Arrow): Part =>
  html`<li>
    <code>${getNodeName(source) || 'anywhere'}</code>: ${eventType} →
    ${target?.map((node) => html`<code>${getNodeName(node)}</code>`) ?? 'stays'}
  </li>`;

const pairLine = (machine: string, { state, event, isSeen }: Pair, to: To): Part => {
  const page = state.split(' ').at(-1) ?? '';
  const anchor = `${getSlug(state)}--${event.name}`;
  return html`<li>
    <a href="${to(`${machine}/${getSlug(page)}/`)}#${anchor}"><code>${state}</code> › ${event.description}</a>
    ${isSeen && html`<strong>changes the screen</strong>`}
  </li>`;
};

const missing = ({ unreached: { machine, arrows, pairs } }: CoveredMachine, to: To): Part =>
  arrows.length + pairs.length > 0 &&
  html`<details>
    <summary>
      ${humanize(machine)}: ${counted(arrows.length, 'transition')}, ${counted(pairs.length, 'pair')}, of
      which ${findUntestedScreens({ pairs }).length} change the screen
    </summary>
    <ul>
      ${arrows.map(arrowLine)} ${pairs.map((pair) => pairLine(machine, pair, to))}
    </ul>
  </details>`;

const outOfReach = ({ models }: Product): Part =>
  models.flatMap(({ machine, unreachable: known = [] }) =>
    known.map(
      ({ event, states, reason }) =>
        html`<li>
          ${humanize(machine.id)}, <code>${event}</code> in
          ${states.map((state) => html`<code>${state}</code> `)}: ${reason}
        </li>`,
    ),
  );

/**
 * Renders the coverage of all machines, the pairs that no browser test has reached, and the reports of earlier runs.
 */
export const coveragePage = (product: Product, report: CoverageReport): Page => ({
  address: 'coverage/',
  entry: 'Coverage',
  title: `Coverage · ${product.name}: atlas`,
  kind: 'coverage',
  body: (to) => html`
    ${trail([['Overview', to('')]])}
    <header class="head">
      <h1>Coverage</h1>
      <p class="lead">
        The counts refer to the definitions: each guarded branch and each transition of a parent state counts
        once, whether or not a path reaches it.
      </p>
    </header>
    <section aria-labelledby="machines">
      <h2 id="machines">By machine</h2>
      ${table(report, to)}
      <p class="muted">
        A pair is a state and an event that has a transition there: an arrow of the diagram, or an event that
        every guard rejects. A pair changes the screen if the state or its data changes. With the current
        build, ${counted(report.tests, 'test')} ran in Chromium; transitions on the server are not counted.
      </p>
    </section>
    <section aria-labelledby="missing">
      <h2 id="missing">Not reached by any test in Chromium</h2>
      ${
        report.tests === 0
          ? html`<p>No browser test has run with the current build.</p>`
          : report.machines.map((one) => missing(one, to))
      }
      <p>Pairs that no browser can cause are not required:</p>
      <ul>
        ${outOfReach(product)}
      </ul>
    </section>
    <section aria-labelledby="runs">
      <h2 id="runs">Latest runs</h2>
      ${
        report.runs.length === 0
          ? html`<p>
              Reports of <code>npm run paths -- run</code> and <code>npm run paths -- explore</code> are
              listed here.
            </p>`
          : html`<ul>
              ${report.runs.map(({ words, address }) => html`<li><a href="${to(address)}">${words}</a></li>`)}
            </ul>`
      }
    </section>
  `,
});
