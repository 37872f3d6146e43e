import type { registrationsMachine } from '../../machines/dashboard/registrations/registrations.machine.ts';
import { registeredStays } from '../../machines/dashboard/registrations/registrations.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, heading, link, list, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';

type RegistrationsState = StateName<typeof registrationsMachine>;

export interface RegistrationsHistory extends WalkHistory {
  isReminded: boolean;
  /** Whether the pressed button has disappeared, so that the heading has the focus. */
  isMoved: boolean;
}

type Expectation = StateExpectation<RegistrationsHistory>;

const [marie, ana] = registeredStays;

const expectPage = (
  region: string,
  more: (history: RegistrationsHistory) => Screen,
  rest: Partial<Expectation> = {},
): Expectation => ({
  region,
  screens: (history) => {
    const title = history.translator.text('dashboard.registrations.title');
    const { headings = [], ...others } = more(history);
    return { screen: { headings: [title, ...headings], focus: heading(title), ...others } };
  },
  ...rest,
});

const focusTitle: Partial<Expectation> = {
  focusInRegion: ({ isMoved, translator: { text } }) =>
    isMoved ? heading(text('dashboard.registrations.title')) : undefined,
};

const expectList = (
  more: (history: RegistrationsHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
): Expectation =>
  expectPage(
    'shown',
    (history) => {
      const { text } = history.translator;
      const { actions = [], ...others } = more(history);
      return {
        headings: [marie.guestName, ana.guestName],
        texts: [text('dashboard.today.notRegistered')],
        announcements: history.isReminded ? [text('dashboard.today.reminded')] : [],
        describeFields: [
          list(text('dashboard.registrations.show'), 'all'),
          list(text('dashboard.reservations.property'), ''),
        ],
        actions: [
          link(text('dashboard.bulletins.title')),
          link(marie.guestName),
          button(text('dashboard.today.remind', { name: marie.guestName })),
          link(ana.guestName),
          ...actions,
        ],
        ...others,
      };
    },
    rest,
  );

const expectReminder = (
  more: (history: RegistrationsHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
): Expectation =>
  expectPage(
    'reminder',
    (history) => {
      const { text } = history.translator;
      return {
        texts: [text('dashboard.registrations.effect', { name: marie.guestName })],
        actions: [button(text('dashboard.registrations.send')), button(text('dashboard.access.back'))],
        ...more(history),
      };
    },
    rest,
  );

/** The visible screen of each state of the page about registrations; a missing state is a type error. */
export const registrationsExpected: Expectations<RegistrationsState, RegistrationsHistory> = {
  loading: expectPage('loading', ({ translator: { text } }) => ({ announcements: [text('frame.loading')] }), {
    call: 'listRegistrations',
  }),
  notLoaded: expectPage('notLoaded', ({ translator, failure }) => {
    const title = translator.text('dashboard.registrations.notLoaded');
    return {
      alert: [title, getReason(translator, failure)],
      actions: [button(translator.text('action.tryAgain'))],
      focus: alert(title),
    };
  }),
  'shown.still': expectList(() => ({}), { takesFocusFrom: /^(?!loading)/ }),
  'shown.refreshing': expectList(() => ({}), { call: 'refreshRegistrations', ...focusTitle }),
  'shown.outdated': expectList(({ translator: { text } }) => ({
    announcements: [text('dashboard.outdated')],
    actions: [button(text('action.tryAgain'))],
  })),
  'reminding.confirming': expectReminder(),
  'reminding.sending': expectReminder(
    ({ translator: { text } }) => ({
      actions: [],
      disabled: [button(text('dashboard.registrations.send')), button(text('dashboard.access.back'))],
    }),
    { call: 'remindGuest', takesFocusFrom: /unconfirmed$/ },
  ),
  'reminding.tooMany': expectReminder(describeTooMany, focusAlert('dashboard.outcome.rejected')),
  'reminding.refused': expectReminder(
    ({ translator: { text } }) => ({
      texts: [],
      alert: [text('dashboard.outcome.rejected'), text('dashboard.today.refused')],
      actions: [button(text('dashboard.access.back'))],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  'reminding.unconfirmed': expectReminder((history) => describeUnconfirmed(history), {
    region: 'unconfirmed',
  }),
};
