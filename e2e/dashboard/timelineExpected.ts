import type { timelineMachine } from '../../machines/dashboard/timeline/timeline.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { button, list, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { sampleTimeline } from '../../machines/dashboard/timeline/timeline.samples.ts';
import { formatMonth } from './formatDay.ts';
import { focusAlert } from './outcomeScreens.ts';
import { createPage, describeFailure } from './pageScreens.ts';

type TimelineState = StateName<typeof timelineMachine>;
export interface TimelineHistory extends WalkHistory {
  /** The id of the only property; empty if all are shown. */
  property: string;
}

type Expectation = StateExpectation<TimelineHistory>;

const { withTitle, expectLoading } = createPage<TimelineHistory>('dashboard.navigation.calendar');

/** The buttons around the nights. */
const expectNights = (
  more: (history: TimelineHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
): Expectation => ({
  region: 'shown',
  takesFocusFrom: /^never$/,
  screens: (history) => {
    const { text, language } = history.translator;
    const { actions = [], ...others } = more(history);
    return withTitle(history, {
      actions: [
        button(text('dashboard.calendar.today')),
        button(text('dashboard.calendar.earlier')),
        button(text('dashboard.calendar.later')),
        button(formatMonth(language, sampleTimeline.from)),
        ...actions,
        button(text('dashboard.calendar.legend')),
      ],
      describeFields: [list(text('dashboard.calendar.property'), history.property)],
      ...others,
    });
  },
  ...rest,
});

/** The visible screen of each state of the calendar; a missing state is a type error. */
export const timelineExpected: Expectations<TimelineState, TimelineHistory> = {
  ...expectLoading('loadTimeline', 'dashboard.calendar.notLoaded'),
  'shown.idle': expectNights(),
  'shown.moving': expectNights(({ translator: { text } }) => ({ announcements: [text('frame.loading')] }), {
    call: 'moveWindow',
  }),
  'shown.notMoved': expectNights(
    (history) => ({
      actions: [button(history.translator.text('action.tryAgain'))],
      ...describeFailure(history, 'dashboard.calendar.notMoved'),
    }),
    focusAlert('dashboard.calendar.notMoved'),
  ),
  'shown.refreshing': expectNights(undefined, { call: 'refreshTimeline' }),
  'shown.outdated': expectNights(({ translator: { text } }) => ({
    actions: [button(text('action.tryAgain'))],
    announcements: [text('dashboard.calendar.outdated')],
  })),
};
