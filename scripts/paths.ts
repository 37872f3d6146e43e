import { parseArgs } from 'node:util';
import { models } from '../machines/models.ts';
import { surveyOf, type Coverage, type Survey } from '../machines/atlas/paths.ts';

const usage = `npm run paths -- [machine …] [--json]

Prints, for each machine (or those named), a path through every arrow of its definition
and how many of its states and transitions the paths cover.
`;

const share = ({ covered, total }: Coverage) => `${covered}/${total}`;

const asText = ({ machine, paths, states, transitions }: Survey) =>
  [
    `${machine}: ${share(states)} states, ${share(transitions)} transitions`,
    ...paths.map(({ start, steps }) =>
      ['', `  ${start}`, ...steps.map(({ happening, state }) => `    ${happening.words} → ${state}`)].join(
        '\n',
      ),
    ),
    '',
  ].join('\n');

const asTable = (surveys: Survey[]) =>
  ['machine          states  transitions  paths']
    .concat(
      surveys.map(({ machine, states, transitions, paths }) =>
        [
          machine.padEnd(15),
          share(states).padStart(7),
          share(transitions).padStart(12),
          String(paths.length).padStart(6),
        ].join(' '),
      ),
    )
    .join('\n');

const asJson = (surveys: Survey[]) => ({
  machines: surveys.map(({ machine, states, transitions, paths }) => ({
    machine,
    coverage: { states, transitions },
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
  options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !models.some(({ machine }) => machine.id === name));

if (values.help) console.log(usage);
else if (unknown.length > 0) {
  console.error(
    `No such machine: ${unknown.join(', ')}. There are ${models.map(({ machine }) => machine.id).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  const chosen = models.filter(({ machine }) => positionals.length === 0 || positionals.includes(machine.id));
  const surveys = chosen.map((model) => surveyOf(model));
  if (values.json) console.log(JSON.stringify(asJson(surveys), null, 2));
  else console.log([...surveys.map(asText), asTable(surveys)].join('\n'));
  const uncovered = surveys.flatMap(({ machine, missing }) => missing.map((what) => `${machine}: ${what}`));
  for (const what of uncovered) console.error(`Not covered: ${what}`);
  if (uncovered.length > 0) process.exitCode = 1;
}
