import type { FirstRunProgress } from '../../../../contract/dashboard/firstRun.ts';
import type { firstRunMachine } from '../../../../machines/dashboard/firstRun/firstRun.machine.ts';
import { sampleProgress } from '../../../../machines/dashboard/firstRun/firstRun.samples.ts';
import { focusPage, rulesFor, type Move, type Rules, type StateRule } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../failureReasons.ts';

type Machine = typeof firstRunMachine;
type Next = FirstRunProgress['next'];
const { leadsTo, defineRules } = rulesFor<Machine>();

const steps = ['person', 'property', 'price', 'photos', 'terms', 'review', 'closed', 'online'] as const;

/** Each answer leads to the step that it names. */
const getAnswers = (call: string): Record<string, Move<Machine>> =>
  Object.fromEntries(
    steps.map((step) => [
      `${call}.answered.${step}`,
      leadsTo(step, { progress: sampleProgress[step], ...noReason }),
    ]),
  );

const onChange = { 'data.changed': leadsTo('refreshing') };

const shown = Object.fromEntries(
  steps.map((step): [Next, StateRule<Machine>] => [
    step,
    { path: ['loading', `showProgress.answered.${step}`], on: onChange },
  ]),
) as Record<Next, StateRule<Machine>>;

const states = defineRules(
  { progress: { ...sampleProgress.review, services: ['mail'] }, ...waiting },
  {
    ...shown,
    loading: {
      path: 'initial',
      tags: ['waiting'],
      calls: { showProgress: ['showProgress', undefined] },
      answers: getAnswers('showProgress'),
      fails: { showProgress: { otherwise: (failure) => leadsTo('notLoaded', getReason(failure)) } },
      after: [20_000, leadsTo('notLoaded', timedOut)],
    },
    notLoaded: {
      path: ['loading', 'showProgress.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': leadsTo('loading', {}, focusPage),
        'connection.returned': leadsTo('loading', {}, focusPage),
      },
    },
    refreshing: {
      path: ['person', 'data.changed'],
      tags: ['waiting'],
      calls: { refreshProgress: ['showProgress', undefined] },
      answers: getAnswers('refreshProgress'),
      fails: { refreshProgress: { otherwise: (failure) => leadsTo('outdated', getReason(failure)) } },
      on: onChange,
    },
    outdated: {
      path: ['refreshing', 'refreshProgress.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...onChange,
        'retry.requested': leadsTo('refreshing', {}, focusPage),
        'connection.returned': leadsTo('refreshing'),
      },
    },
  },
);

/** The effect of each event in each state of the first steps of an owner. */
export const firstRunRules: Rules<Machine> = {
  initial: { in: 'loading', with: { progress: undefined, ...noReason } },
  states,
};
