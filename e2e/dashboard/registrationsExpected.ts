import type { registrationsMachine } from '../../machines/dashboard/registrations/registrations.machine.ts';
import { registeredStays } from '../../machines/dashboard/registrations/registrations.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { button, heading, link, list, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage, describeOutdated } from './pageScreens.ts';

type RegistrationsState = StateName<typeof registrationsMachine>;

export interface RegistrationsHistory extends WalkHistory {
  isReminded: boolean;
  /** Whether the pressed button has disappeared, so that the heading has the focus. */
  isMoved: boolean;
}

type Expectation = StateExpectation<RegistrationsHistory>;

const [marie, ana] = registeredStays;

const { expectState, expectLoading } = createPage<RegistrationsHistory>('dashboard.registrations.title');

const focusTitle: Partial<Expectation> = {
  focusInRegion: ({ isMoved, translator: { text } }) =>
    isMoved ? heading(text('dashboard.registrations.title')) : undefined,
};

const expectList = (
  more: (history: RegistrationsHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
): Expectation =>
  expectState(
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
  expectState(
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
  ...expectLoading('listRegistrations', 'dashboard.registrations.notLoaded'),
  'shown.idle': expectList(() => ({}), { takesFocusFrom: /^(?!loading)/ }),
  'shown.refreshing': expectList(() => ({}), { call: 'refreshRegistrations', ...focusTitle }),
  'shown.outdated': expectList(describeOutdated),
  'reminding.sending': expectReminder(
    ({ translator: { text } }) => ({
      actions: [],
      disabled: [button(text('dashboard.registrations.send')), button(text('dashboard.access.back'))],
    }),
    { call: 'remindGuest', takesFocusFrom: /unconfirmed$|^shown/ },
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
