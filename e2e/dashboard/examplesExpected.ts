import type { examplesMachine } from '../../machines/dashboard/examples/examples.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';

type ExamplesState = StateName<typeof examplesMachine>;
type Expectation = StateExpectation<WalkHistory>;

const describeActions = ({ translator: { text } }: WalkHistory) => [
  button(text('dashboard.examples.fill')),
  button(text('dashboard.examples.remove')),
];

const expectExamples = (
  more: (history: WalkHistory) => Screen = (history) => ({ actions: describeActions(history) }),
  rest: Partial<Expectation> = {},
): Expectation => ({
  region: 'examples',
  screens: (history) => ({
    screen: {
      headings: [history.translator.text('dashboard.examples.title')],
      texts: [history.translator.text('dashboard.examples.lead')],
      ...more(history),
    },
  }),
  ...rest,
});

const expectDone = (id: 'dashboard.examples.filled' | 'dashboard.examples.removed'): Expectation =>
  expectExamples((history) => ({
    announcements: [history.translator.text(id, { stays: 24 })],
    actions: describeActions(history),
  }));

const expectFailure = (id: 'dashboard.examples.notFilled' | 'dashboard.examples.notRemoved'): Expectation =>
  expectExamples(
    (history) => ({
      alert: [history.translator.text(id), getReason(history.translator, history.failure)],
      actions: describeActions(history),
    }),
    { focusInRegion: ({ translator: { text } }) => alert(text(id)) },
  );

const waiting = (history: WalkHistory): Screen => ({ disabled: describeActions(history) });

/** The visible screen of each state of the example stays; a missing state is a type error. */
export const examplesExpected: Expectations<ExamplesState, WalkHistory> = {
  offered: expectExamples(),
  filling: expectExamples(waiting, { call: 'fillExamples' }),
  removing: expectExamples(waiting, { call: 'removeExamples' }),
  filled: expectDone('dashboard.examples.filled'),
  removed: expectDone('dashboard.examples.removed'),
  notFilled: expectFailure('dashboard.examples.notFilled'),
  notRemoved: expectFailure('dashboard.examples.notRemoved'),
};
