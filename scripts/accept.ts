import { acceptChanges, findUnacceptedChanges, getChangeSetId, type Change } from 'statechart-atlas/accepted';
import { models } from '../machines/models.ts';
import { product } from './atlas.config.ts';

const usage = `Usage: npm run accept -- [name …]

Print how the behaviour of the machines differs from the accepted behaviour (machines/*/ACCEPTED.md). Each change has
a name, and a further name selects all changes of a machine. With names, accept these changes and write them to
ACCEPTED.md; other changes stay open.

  --help   print this help

Exit codes: 0 no open changes, 1 open changes, 2 unknown name.
`;

const line = ({ id: name, kind, sentence }: Change) =>
  `  ${name}  ${kind === 'added' ? '+' : '-'} ${sentence}`;

function show(machine: string, changes: readonly Change[]) {
  console.log(
    `${machine}: ${changes.length} changes; to accept all of them: ${getChangeSetId(machine, changes)}`,
  );
  for (const state of new Set(changes.map((change) => change.state))) {
    console.log(` in ${state}`);
    for (const change of changes.filter((one) => one.state === state)) console.log(line(change));
  }
}

const names = process.argv.slice(2);
const changed = models
  .map((model) => ({
    model,
    machine: model.machine.id,
    changes: findUnacceptedChanges(product.machinesFolder, model),
  }))
  .filter(({ changes }) => changes.length > 0);
const known = new Set(
  changed.flatMap(({ machine, changes }) => [
    getChangeSetId(machine, changes),
    ...changes.map(({ id: name }) => name),
  ]),
);
const unknown = names.filter((name) => !known.has(name));

if (names.includes('--help')) console.log(usage);
else if (unknown.length > 0) {
  console.error(`No change is called ${unknown.join(', ')}. \`npm run accept\` lists the open changes.`);
  process.exitCode = 2;
} else {
  for (const { model, machine, changes } of changed) {
    const isAll = names.includes(getChangeSetId(machine, changes));
    const taken = changes.filter(({ id: name }) => isAll || names.includes(name));
    const waiting = changes.filter((change) => !taken.includes(change));
    if (taken.length > 0) {
      acceptChanges(product.machinesFolder, model, taken);
      console.log(`${machine}: ${taken.length} accepted.`);
    }
    if (waiting.length > 0) {
      show(machine, waiting);
      process.exitCode = 1;
    }
  }
  if (changed.length === 0) console.log('All machines behave as accepted.');
}
