import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import type { sharedCalendarMachine } from '../../machines/dashboard/sharedCalendar/sharedCalendar.machine.ts';
import { sampleAddresses } from '../../machines/dashboard/sharedCalendar/sharedCalendar.model.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, button, link, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage } from './pageScreens.ts';

type SharedCalendarState = StateName<typeof sharedCalendarMachine>;

export interface SharedCalendarHistory extends WalkHistory {
  /** Whether the address was replaced in this visit. */
  isRenewed: boolean;
  /** The address that the host has sent last. */
  address: string;
}

type Expectation = StateExpectation<SharedCalendarHistory>;
type Part = (history: SharedCalendarHistory) => Screen;

const { name: property } = ownerSession.properties[0]!;
const page = createPage<SharedCalendarHistory>('dashboard.channels.share.title');
const { expectState, expectLoading, proof } = page;
const { loading, notLoaded } = expectLoading('getCalendarAddress', 'dashboard.channels.share.notLoaded');

/** The consequence of another address, with the buttons that create it or leave. */
const expectRenewal = (region: string, more: Part = () => ({}), rest: Partial<Expectation> = {}) =>
  expectState(
    region,
    (history) => {
      const { text } = history.translator;
      return {
        texts: [text('dashboard.channels.share.renew.effect', { property })],
        actions: [
          button(text('dashboard.channels.share.renew')),
          button(text('dashboard.channels.share.back')),
        ],
        ...more(history),
      };
    },
    rest,
  );

/** The visible screen of each state of the address of a property's calendar; a missing state is a type error. */
export const sharedCalendarExpected: Expectations<SharedCalendarState, SharedCalendarHistory> = {
  loading,
  notLoaded,
  unknown: expectState('unknown', ({ translator: { text } }) => {
    const title = text('dashboard.channels.share.unknown');
    return { alert: [title], actions: [button(text('action.tryAgain'))], focus: alert(title) };
  }),
  shown: expectState(
    'address',
    ({ isRenewed, address, translator: { text } }) => {
      const channels = ['Airbnb', 'Booking.com', 'Vrbo', text('dashboard.booking.source.other')];
      return {
        headings: [text('dashboard.channels.share.steps'), ...channels],
        texts: [text('dashboard.channels.share.lead', { property }), address],
        announcements: isRenewed ? [text('dashboard.channels.share.renewed')] : [],
        actions: [
          button(text('dashboard.channels.share.copy')),
          button(text('dashboard.channels.share.renew')),
          ...channels.map(button),
          link(text('dashboard.channels.back')),
        ],
      };
    },
    { takesFocusFrom: /^renewing/ },
  ),
  'renewing.confirming': expectRenewal('renewal'),
  'renewing.sending': expectRenewal(
    'renewal',
    ({ translator: { text } }) => ({
      actions: [],
      disabled: [
        button(text('dashboard.channels.share.renew')),
        button(text('dashboard.channels.share.back')),
      ],
    }),
    { call: 'renewCalendarAddress', takesFocusFrom: /unconfirmed$/ },
  ),
  'renewing.proving': proof,
  'renewing.tooMany': expectRenewal('renewal', describeTooMany, focusAlert('dashboard.outcome.rejected')),
  'renewing.rejected': expectRenewal(
    'renewal',
    (history) => ({
      ...describeRejected(history, 'dashboard.outcome.impossible'),
      actions: [button(history.translator.text('dashboard.channels.share.back'))],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  'renewing.unconfirmed': expectRenewal('unconfirmed', (history) => describeUnconfirmed(history)),
};

/** The address before it is replaced, and afterwards. */
export const [presentAddress, renewedAddress] = sampleAddresses;
