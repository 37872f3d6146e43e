import type { reservationDeskMachine } from '../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, link } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeReservation, withDeskTitle } from './deskScreens.ts';

type DeskState = StateName<typeof reservationDeskMachine>;

/** The visible screen of each state of the page of one reservation; a missing state is a type error. */
export const reservationDeskExpected: Expectations<DeskState, WalkHistory> = {
  loading: {
    region: 'loading',
    call: 'loadReservationDesk',
    screens: (history) =>
      withDeskTitle(history, { announcements: [history.translator.text('frame.loading')] }),
  },
  notLoaded: {
    region: 'notLoaded',
    screens: (history) => {
      const { text } = history.translator;
      const title = text('dashboard.reservation.notLoaded');
      return withDeskTitle(history, {
        alert: [title, getReason(history.translator, history.failure)],
        actions: [button(text('action.tryAgain'))],
        focus: alert(title),
      });
    },
  },
  unknown: {
    region: 'unknown',
    screens: (history) => {
      const { text } = history.translator;
      const title = text('dashboard.reservation.unknown.title');
      return withDeskTitle(history, {
        alert: [title, text('dashboard.reservation.unknown.text')],
        actions: [button(text('action.tryAgain')), link(text('dashboard.reservation.unknown.action'))],
        focus: alert(title),
      });
    },
  },
  'shown.idle': {
    region: 'reading',
    takesFocusFrom: /^never$/,
    screens: (history) => withDeskTitle(history, describeReservation(history)),
  },
  'shown.refreshing': {
    region: 'reading',
    call: 'refreshReservationDesk',
    screens: (history) => withDeskTitle(history, describeReservation(history)),
  },
  'shown.outdated': {
    region: 'reading',
    screens: (history) => {
      const { text } = history.translator;
      const shown = describeReservation(history);
      return withDeskTitle(history, {
        ...shown,
        announcements: [text('dashboard.outdated')],
        actions: [button(text('action.tryAgain')), ...(shown.actions ?? [])],
      });
    },
  },
  // An action is a journey of its own.
  'shown.acting': {
    region: 'acting',
    call: 'previewAction',
    screens: (history) => withDeskTitle(history, {}),
  },
  // So are a form and a refund.
  'shown.refunding': { region: 'refunding', screens: (history) => withDeskTitle(history, {}) },
  'shown.entering': { region: 'entering', screens: (history) => withDeskTitle(history, {}) },
};
