import { acceptChanges, findUnacceptedChanges, getChangeSetId, type Change } from './accepted.ts';
import type { Product } from './product.ts';

const usage = `Usage: npm run accept -- [id …]

Print how the behaviour of the machines differs from the accepted behaviour (ACCEPTED.md in the folder of each machine).
Each change has an id, and a further id selects all changes of a machine. With ids, accept these changes and write them
to ACCEPTED.md; other changes stay open.

  --help   print this help

Exit codes: 0 no open changes, 1 open changes, 2 unknown id.
`;

const line = ({ id, kind, sentence }: Change) => `  ${id}  ${kind === 'added' ? '+' : '-'} ${sentence}`;

function printChanges(machine: string, changes: readonly Change[]): void {
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  console.log(`${machine}: ${count}; to accept everything: ${getChangeSetId(machine, changes)}`);
  for (const state of new Set(changes.map((change) => change.state))) {
    console.log(` in ${state}`);
    for (const change of changes.filter((one) => one.state === state)) console.log(line(change));
  }
}

/**
 * Prints the changes that are not accepted, or accepts those with these ids.
 * @param args the arguments of the command line
 * @returns the exit code
 */
export function runAccept(
  { models, machinesFolder }: Pick<Product, 'models' | 'machinesFolder'>,
  args: readonly string[],
): 0 | 1 | 2 {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const changed = models
    .map((model) => ({
      model,
      machine: model.machine.id,
      changes: findUnacceptedChanges(machinesFolder, model),
    }))
    .filter(({ changes }) => changes.length > 0);
  const known = new Set(
    changed.flatMap(({ machine, changes }) => [
      getChangeSetId(machine, changes),
      ...changes.map(({ id }) => id),
    ]),
  );
  const unknown = args.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    console.error(
      `No change has the id ${unknown.join(', ')}. Without ids, the command lists the open changes.`,
    );
    return 2;
  }
  let exitCode: 0 | 1 = 0;
  for (const { model, machine, changes } of changed) {
    const isAll = args.includes(getChangeSetId(machine, changes));
    const accepted = changes.filter(({ id }) => isAll || args.includes(id));
    const open = changes.filter((change) => !accepted.includes(change));
    if (accepted.length > 0) {
      acceptChanges(machinesFolder, model, accepted);
      console.log(`${machine}: ${accepted.length} accepted.`);
    }
    if (open.length > 0) {
      printChanges(machine, open);
      exitCode = 1;
    }
  }
  if (changed.length === 0) console.log('All machines behave as accepted.');
  return exitCode;
}
