import { getSlug } from '../../about/arrows.ts';
import { getShare, addCoverage, type Coverage } from '../../paths.ts';
import { kinds, getTotal, type Kind, type PathCoverage } from '../../paths/coverage.ts';
import type { Product } from '../../product.ts';
import { nodeName, type Arrow } from '../../graph.ts';
import { getCoverage, findUnseen, type Pair, type Unreached } from '../../reachableStates.ts';
import { counted, humanize } from '../../words.ts';
import { addressOfMachine } from '../base/atlas.ts';
import { html, type Part } from '../base/markup.ts';
import type { Page, To } from '../base/page.ts';
import { trail } from '../parts/trail.ts';

/** How much of a machine is walked: by paths on the machine, and by tests in a browser. */
export interface CoveredMachine {
  paths: PathCoverage;
  unreached: Unreached;
}

/** A page that somebody's run has left. */
export interface RunReport {
  words: string;
  address: string;
}

export interface CoverageReport {
  machines: readonly CoveredMachine[];
  /** How many browser tests have run since the site was built as it is. */
  tests: number;
  runs: readonly RunReport[];
}

const cell = (share: Coverage): Part =>
  html`<td class="${share.covered < share.total ? 'not-all' : ''}">${getShare(share)}</td>`;

const inABrowser = (machines: readonly CoveredMachine[]): Coverage[] =>
  (['arrows', 'pairs', 'screens'] as const).map((what) =>
    addCoverage(machines.map(({ unreached }) => getCoverage(unreached)[what])),
  );

/** Nothing is said of a browser in which no test has run. */
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
        What is walked of each machine
      </caption>
      <thead>
        <tr>
          <th scope="col" rowspan="2">Machine</th>
          <th scope="colgroup" colspan="${kinds.length}">Walked by paths on the machine</th>
          <th scope="colgroup" colspan="3">Reached by tests in Chromium</th>
        </tr>
        <tr>
          ${[...kinds.map(humanize), 'Transitions', 'Pairs', 'To another screen'].map((name) => html`<th scope="col">${name}</th>`)}
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
    <code>${nodeName(source) || 'anywhere'}</code>: ${eventType} →
    ${target?.map((node) => html`<code>${nodeName(node)}</code>`) ?? 'stays'}
  </li>`;

const pairLine = (machine: string, { state, happening, isSeen }: Pair, to: To): Part => {
  const page = state.split(' ').at(-1) ?? '';
  const anchor = `${getSlug(state)}--${happening.name}`;
  return html`<li>
    <a href="${to(`${machine}/${getSlug(page)}/`)}#${anchor}"><code>${state}</code> › ${happening.words}</a>
    ${isSeen && html`<strong>leads to another screen</strong>`}
  </li>`;
};

const missing = ({ unreached: { machine, arrows, pairs } }: CoveredMachine, to: To): Part =>
  arrows.length + pairs.length > 0 &&
  html`<details>
    <summary>
      ${humanize(machine)}: ${counted(arrows.length, 'transition')}, ${counted(pairs.length, 'pair')}, of
      which ${findUnseen({ pairs }).length} lead to another screen
    </summary>
    <ul>
      ${arrows.map(arrowLine)} ${pairs.map((pair) => pairLine(machine, pair, to))}
    </ul>
  </details>`;

const outOfReach = ({ models }: Product): Part =>
  models.flatMap(({ machine, unreachable: known = [] }) =>
    known.map(
      ({ happening, in: states, because }) =>
        html`<li>
          ${humanize(machine.id)}, <code>${happening}</code> in
          ${states.map((state) => html`<code>${state}</code> `)}: ${because}
        </li>`,
    ),
  );

/** How much of all machines is walked, what no browser test has reached, and the pages that runs have left. */
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
        Counted on the definitions: each guarded branch and each transition of a state around others is one,
        whether or not anything finds it.
      </p>
    </header>
    <section aria-labelledby="machines">
      <h2 id="machines">Machine by machine</h2>
      ${table(report, to)}
      <p class="muted">
        A pair is a state and something that is heard in it: an arrow of its diagram, or what is refused in
        it. It leads to another screen where the state becomes another, or something else is known in it. In
        Chromium ${counted(report.tests, 'test')} ran since the site was built as it is; what machines did on
        the server is not counted.
      </p>
    </section>
    <section aria-labelledby="missing">
      <h2 id="missing">What no test has reached in Chromium</h2>
      ${
        report.tests === 0
          ? html`<p>No browser test has run since the site was built as it is.</p>`
          : report.machines.map((one) => missing(one, to))
      }
      <p>What a machine hears and nothing in a browser brings about is not asked for:</p>
      <ul>
        ${outOfReach(product)}
      </ul>
    </section>
    <section aria-labelledby="runs">
      <h2 id="runs">Last runs</h2>
      ${
        report.runs.length === 0
          ? html`<p>
              <code>npm run paths -- run</code> and <code>npm run paths -- explore</code> leave pages that are
              shown here.
            </p>`
          : html`<ul>
              ${report.runs.map(({ words, address }) => html`<li><a href="${to(address)}">${words}</a></li>`)}
            </ul>`
      }
    </section>
  `,
});
