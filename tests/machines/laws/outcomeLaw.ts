import type { Model } from 'statechart-atlas';
import { surveyPaths } from 'statechart-atlas/paths';
import { CallFailed, type FailureKind } from '../../../contract/schemas/callFailed.ts';
import { missingAnswers } from '../../../machines/shared/failures.ts';
import { everyKind } from '../kinds.ts';
import { prepareMachine, type Begun } from '../prepare.ts';
import { arrived, replay } from '../replay.ts';
import { canFail } from './walk.ts';

/** The calls that change something without an idempotency key. */
const changesWithoutKey = new Set([
  'endOtherSession',
  'endSession',
  'openLink',
  'savePasskey',
  'verifyCode',
  'verifyPasskey',
  'verifyProof',
]);

const isChange = ({ src, input }: Begun) =>
  changesWithoutKey.has(src) ||
  (typeof input === 'object' &&
    input !== null &&
    'idempotencyKey' in input &&
    input.idempotencyKey !== undefined);

/** A call that changes something, with the states in which its failures end. */
interface Outcomes {
  call: string;
  /** The states after a missing answer. */
  missing: ReadonlySet<string>;
  /** The states after a refusal, by its kind. */
  refused: ReadonlyMap<FailureKind, string>;
}

type Path = ReturnType<typeof surveyPaths>['paths'][number]['steps'];

/** Returns the outcomes of every call of a machine that changes something, in each state from which it is sent. */
async function surveyOutcomes(model: Model): Promise<Outcomes[]> {
  const machine = prepareMachine(model.machine);
  const walk = async (path: Path) => {
    const run = replay(machine, model.input);
    for (const { event } of path) await run.takes(event);
    return run;
  };
  const fail = async (path: Path, call: string, kind: FailureKind) => {
    const run = await walk(path);
    run.findCall(call).fail(new CallFailed(kind));
    await arrived();
    return run.state();
  };
  const found: Outcomes[] = [];
  const visited = new Set<string>();
  for (const { steps } of surveyPaths(model).paths)
    for (const length of steps.keys()) {
      const path = steps.slice(0, length + 1);
      const { state } = path.at(-1)!;
      if (visited.has(state)) continue;
      visited.add(state);
      const run = await walk(path);
      for (const { id } of run
        .running()
        .filter((begun) => isChange(begun) && canFail(model.events, begun.id))) {
        const missing = new Set<string>();
        const refused = new Map<FailureKind, string>();
        for (const kind of everyKind) {
          const end = await fail(path, id, kind);
          if (missingAnswers.includes(kind)) missing.add(end);
          else refused.set(kind, end);
        }
        found.push({ call: id, missing, refused });
      }
    }
  return found;
}

/**
 * Returns the calls of a machine that change something and lead, for some refusals, to the same state as without an
 * answer, with these kinds of refusals. Then it is unknown whether the change was made.
 */
export async function findMergedOutcomes(model: Model): Promise<Record<string, FailureKind[]>> {
  const outcomes = await surveyOutcomes(model);
  const merged = outcomes.map(({ call, missing, refused }) => {
    const kinds = [...refused].filter(([, end]) => missing.has(end)).map(([kind]) => kind);
    return [call, kinds] as const;
  });
  return Object.fromEntries(merged.filter(([, kinds]) => kinds.length > 0));
}
