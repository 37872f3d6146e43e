import { parseArgs } from 'node:util';
import { coverageOf, type WholeCoverage } from '../machines/atlas/coverage.ts';
import { surveyOf, type Coverage, type Survey } from '../machines/atlas/paths.ts';
import { models } from '../machines/models.ts';
import { tellUncovered } from './paths/uncovered.ts';

const usage = `npm run paths -- [machine …] [--json]
npm run paths -- uncovered [--pairs] [--json]

Prints, for each machine (or those named), a path through every arrow of its definition
and how many of its states and transitions the paths cover. Those of parallel parts count
each for itself. Where machines run in a machine, it says how many there are with these.

uncovered tells which arrows no browser test takes, as those did that have run since the site was built as it
is; with --pairs also what no test has happen in a state.
`;

interface Walked {
  own: Survey;
  whole: WholeCoverage;
}

const share = ({ covered, total }: Coverage) => `${covered}/${total}`;

const both = ({ states, transitions }: Pick<Survey, 'states' | 'transitions'>) =>
  `${share(states)} states, ${share(transitions)} transitions`;

const withAll = (whole: WholeCoverage) =>
  whole.within.length === 0 ? [] : [`  with ${whole.within.join(', ')}: ${both(whole)}`];

const asText = ({ own, whole }: Walked) =>
  [
    `${own.machine}: ${both(own)}`,
    ...withAll(whole),
    ...own.paths.map(({ start, steps }) =>
      ['', `  ${start}`, ...steps.map(({ happening, state }) => `    ${happening.words} → ${state}`)].join(
        '\n',
      ),
    ),
    '',
  ].join('\n');

const row = (machine: string, ...figures: string[]) =>
  [machine.padEnd(15), ...figures.map((figure, column) => figure.padStart([7, 12, 6, 18, 12][column]!))]
    .join(' ')
    .trimEnd();

const asTable = (walked: readonly Walked[]) =>
  [
    row('machine', 'states', 'transitions', 'paths', 'with all: states', 'transitions'),
    ...walked.map(({ own, whole }) => {
      const figures = [share(own.states), share(own.transitions), String(own.paths.length)];
      if (whole.within.length > 0) figures.push(share(whole.states), share(whole.transitions));
      return row(own.machine, ...figures);
    }),
  ].join('\n');

const asJson = (walked: readonly Walked[]) => ({
  machines: walked.map(({ own: { machine, states, transitions, paths }, whole }) => ({
    machine,
    coverage: { states, transitions },
    whole: { within: whole.within, coverage: { states: whole.states, transitions: whole.transitions } },
    paths: paths.map(({ id, start, steps }) => ({
      id,
      start,
      steps: steps.map(({ happening: { name, words, event }, state }) => ({
        event: event.type,
        name,
        words,
        state,
      })),
    })),
  })),
});

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    pairs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const isUncovered = positionals[0] === 'uncovered';
const unknown = positionals.filter((name) => !models.some(({ machine }) => machine.id === name));

if (values.help) console.log(usage);
else if (isUncovered) process.exitCode = tellUncovered(models, values) ? 0 : 1;
else if (unknown.length > 0) {
  console.error(
    `No such machine: ${unknown.join(', ')}. There are ${models.map(({ machine }) => machine.id).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  const chosen = models.filter(({ machine }) => positionals.length === 0 || positionals.includes(machine.id));
  const walked = chosen.map((model) => ({ own: surveyOf(model), whole: coverageOf(model, models) }));
  if (values.json) console.log(JSON.stringify(asJson(walked), null, 2));
  else console.log([...walked.map(asText), asTable(walked)].join('\n'));
  const uncovered = new Set(walked.flatMap(({ whole }) => whole.missing));
  for (const what of uncovered) console.error(`Not covered: ${what}`);
  if (uncovered.size > 0) process.exitCode = 1;
}
