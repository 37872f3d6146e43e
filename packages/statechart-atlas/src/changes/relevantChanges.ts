import { counted, humanize } from '../words.ts';
import type { ArrowChange, MachineChange, SentenceChange } from './since.ts';

/** Display names by the names in the code. */
export type Names = Readonly<Record<string, string>>;

/** An internal change without effect for users, and the states that have it. */
export interface InnerChange {
  what: string;
  where: readonly { machine: string; state: string }[];
}

/** Returns the title of a state, including a removed one: its levels, and the last one of parallel states. */
export const getTitle = (state: string, names: Names = {}): string =>
  (state.split(' ').at(-1) ?? '')
    .split('.')
    .map((level) => names[level] ?? humanize(level))
    .join(' › ');

const label = /^(tags|on entering|on leaving|begins|waits for|ends as): (.*)$/;

const isInner = ({ before, after }: SentenceChange) => label.test(after ?? before ?? '');

/** Returns the target state of an outcome, without the actions. */
const getTarget = (outcome: string | undefined) => outcome?.split('; ')[0];

const withTargets = ({ words, before, after }: ArrowChange): ArrowChange => ({
  words,
  ...(before !== undefined && { before: getTarget(before)! }),
  ...(after !== undefined && { after: getTarget(after)! }),
});

/** Returns the changes that users notice: states, their descriptions, and the targets of transitions. */
export const findNoticed = (machines: readonly MachineChange[]): MachineChange[] =>
  machines.flatMap((machine) => {
    const states = machine.states.flatMap((state) => {
      const sentences = state.sentences.filter((one) => !isInner(one));
      const arrows = state.arrows.map(withTargets).filter(({ before, after }) => before !== after);
      const isRelevant = state.kind !== 'changed' || sentences.length + arrows.length > 0;
      return isRelevant ? [{ ...state, sentences, arrows }] : [];
    });
    return states.length > 0 || machine.kind !== 'changed' ? [{ ...machine, states }] : [];
  });

const parseEntries = (list: string | undefined) => (list ? list.split(', ') : []);

function difference(subject: string, before: string | undefined, after: string | undefined): string {
  const [was, is] = [parseEntries(before), parseEntries(after)];
  const come = is.filter((entry) => !was.includes(entry));
  const gone = was.filter((entry) => !is.includes(entry));
  const parts = [
    ...(come.length > 0 ? [`now ${come.join(', ')}`] : []),
    ...(gone.length > 0 ? [`no longer ${gone.join(', ')}`] : []),
  ];
  return `${subject}: ${parts.join('; ') || 'in another order'}`;
}

const parseActions = (outcome: string | undefined) => outcome?.split('; ').slice(1).join('; ');

const describeChange = ({ before, after }: SentenceChange): string => {
  const [, subject = ''] = label.exec(after ?? before ?? '') ?? [];
  return difference(subject, label.exec(before ?? '')?.[2], label.exec(after ?? '')?.[2]);
};

const ofArrow = ({ before, after }: ArrowChange): string[] =>
  getTarget(before) === getTarget(after)
    ? [difference('the actions of the machine', parseActions(before), parseActions(after))]
    : [];

/** Returns the internal changes, each once, with all states that have it. */
export function getInnerChanges(machines: readonly MachineChange[]): InnerChange[] {
  const all = machines.flatMap(({ machine, states }) =>
    states
      .filter(({ kind }) => kind === 'changed')
      .flatMap(({ state, sentences, arrows }) =>
        [...sentences.filter(isInner).map(describeChange), ...arrows.flatMap(ofArrow)].map((what) => ({
          what,
          machine,
          state,
        })),
      ),
  );
  return [...Map.groupBy(all, ({ what }) => what)].map(([what, same]) => ({
    what,
    where: [...new Map(same.map((one) => [`${one.machine} ${one.state}`, one])).values()],
  }));
}

/** Replaces the state names between backticks by their display names. */
export const withNames = (words: string, names?: Names): string =>
  words.replaceAll(/`([^`]+)`/g, (_, state: string) => getTitle(state, names));

/** Counts the changed states and arrows of a machine, in words. */
export const summarizeChange = ({ states }: MachineChange): string => {
  const arrows = states.reduce((sum, state) => sum + state.arrows.length, 0);
  return `${counted(states.length, 'state')}, ${counted(arrows, 'arrow')}`;
};
