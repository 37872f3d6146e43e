import type { reservationDeskMachine } from '../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations } from '../support/expectation.ts';
import { button } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeReservation, expectReservationLoading, withDeskTitle } from './deskScreens.ts';

type DeskState = StateName<typeof reservationDeskMachine>;

/** The visible screen of each state of the page of one reservation; a missing state is a type error. */
export const reservationDeskExpected: Expectations<DeskState, WalkHistory> = {
  ...expectReservationLoading(withDeskTitle),
  'shown.idle': {
    region: 'reading',
    takesFocusFrom: /^never$/,
    screens: (history) => describeReservation(history),
  },
  'shown.refreshing': {
    region: 'reading',
    call: 'refreshReservationDesk',
    screens: (history) => describeReservation(history),
  },
  'shown.outdated': {
    region: 'reading',
    screens: (history) => {
      const { text } = history.translator;
      const { screen } = describeReservation(history, [button(text('action.tryAgain'))]);
      return { screen: { ...screen, announcements: [text('dashboard.outdated')] } };
    },
  },
};
