import type { reservationDeskMachine } from '../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { sampleReservation } from '../../machines/dashboard/reservationDesk/reservationDesk.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, heading, link, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';

type DeskState = StateName<typeof reservationDeskMachine>;

const { number, guest, unit } = sampleReservation;

const withTitle = ({ translator: { text } }: WalkHistory, screen: Screen): { screen: Screen } => {
  const title = text('dashboard.reservation.title', { number });
  return {
    screen: { focus: heading(title), ...screen, headings: [title, ...(screen.headings ?? [])] },
  };
};

/** The visible screen of each state of the page of one reservation; a missing state is a type error. */
export const reservationDeskExpected: Expectations<DeskState, WalkHistory> = {
  loading: {
    region: 'loading',
    call: 'loadReservationDesk',
    screens: (history) => withTitle(history, { announcements: [history.translator.text('frame.loading')] }),
  },
  notLoaded: {
    region: 'notLoaded',
    screens: (history) => {
      const { text } = history.translator;
      const title = text('dashboard.reservation.notLoaded');
      return withTitle(history, {
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
      return withTitle(history, {
        alert: [title, text('dashboard.reservation.unknown.text')],
        actions: [button(text('action.tryAgain')), link(text('dashboard.reservation.unknown.action'))],
        focus: alert(title),
      });
    },
  },
  shown: {
    region: 'shown',
    takesFocusFrom: /^never$/,
    screens: (history) => {
      const { text } = history.translator;
      return withTitle(history, {
        headings: [
          text('dashboard.reservation.stay'),
          text('dashboard.reservation.guest'),
          text('dashboard.reservation.registration'),
          text('dashboard.reservation.money'),
          text('dashboard.reservation.money.schedule'),
          text('dashboard.reservation.money.gateway'),
          text('dashboard.reservation.history'),
        ],
        texts: [guest.name, unit.name, text('dashboard.reservation.registration.confirmed')],
        actions: [link(guest.email!), link(guest.phone!)],
      });
    },
  },
};
