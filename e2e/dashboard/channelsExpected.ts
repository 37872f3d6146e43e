import type { channelsMachine } from '../../machines/dashboard/channels/channels.machine.ts';
import {
  failingCalendar,
  readCalendar,
  sampleChannels,
} from '../../machines/dashboard/channels/channels.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, link, list, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage, describeOutdated } from './pageScreens.ts';

type ChannelsState = StateName<typeof channelsMachine>;

export interface ChannelsHistory extends WalkHistory {
  /** The result above the calendars. */
  result: 'none' | 'reading' | 'removed';
}

type Expectation = StateExpectation<ChannelsHistory>;
type Part = (history: ChannelsHistory) => Screen;

const { expectState, expectLoading } = createPage<ChannelsHistory>('dashboard.channels.title');
const { loading, notLoaded } = expectLoading('showChannels', 'dashboard.channels.notLoaded');
const [casa, monte] = [sampleChannels.properties[0]!, sampleChannels.properties[1]!];
const names = { calendar: readCalendar.name, property: casa.name };

const describeResult = ({ result, translator: { text } }: ChannelsHistory) => {
  if (result === 'removed') return [text('dashboard.channels.done.remove', names)];
  return result === 'reading' ? [text('dashboard.channels.reading', names)] : [];
};

/** The controls of the page; those that read the calendars are left out while they are being read. */
const describeControls = ({ translator: { text } }: ChannelsHistory, isFetching: boolean) => {
  const named = (id: 'add' | 'share' | 'read', name: string) => `${text(`dashboard.channels.${id}`)} ${name}`;
  return {
    actions: [
      link(sampleChannels.conflicts[0]!.number),
      link(text('dashboard.channels.conflict.calendar')),
      button(text('dashboard.channels.echo', { count: 1 })),
      button(text('dashboard.channels.menu', { calendar: readCalendar.name })),
      button(text('dashboard.channels.details')),
      button(text('dashboard.channels.menu', { calendar: failingCalendar.name })),
      link(named('add', casa.name)),
      ...(isFetching ? [] : [button(named('read', casa.name))]),
      link(named('share', casa.name)),
      link(named('add', monte.name)),
      link(named('share', monte.name)),
    ],
    ...(isFetching && { disabled: [button(named('read', casa.name))] }),
  };
};

const expectList = (
  more: Part = () => ({}),
  { isFetching = false, ...rest }: Partial<Expectation> & { isFetching?: boolean } = {},
): Expectation =>
  expectState(
    'list',
    (history) => {
      const { text } = history.translator;
      const { actions = [], announcements = [], ...others } = more(history);
      const controls = describeControls(history, isFetching);
      const isOutdated = announcements.length > 0 && history.result !== 'reading';
      const hidesResult = isFetching || isOutdated || others.alert !== undefined;
      return {
        headings: [
          text('dashboard.today.group.conflict'),
          casa.name,
          readCalendar.name,
          failingCalendar.name,
          monte.name,
        ],
        describeFields: [list(text('dashboard.reservations.property'))],
        texts: [
          text('dashboard.channels.lead'),
          text('dashboard.channels.conflict.lead'),
          text('dashboard.channels.state.read'),
          text('dashboard.channels.state.failing'),
          text('dashboard.channels.failure.gone'),
          text('dashboard.channels.server', { server: readCalendar.server! }),
          text('dashboard.channels.none'),
        ],
        ...controls,
        actions: [...controls.actions, ...actions],
        announcements: [...announcements, ...(hidesResult ? [] : describeResult(history))],
        ...others,
      };
    },
    rest,
  );

/** The effect of the removal, with the buttons that carry it out or leave it. */
const expectChange = (region: string, more: Part = () => ({}), rest: Partial<Expectation> = {}) =>
  expectState(
    region,
    (history) => {
      const { text } = history.translator;
      return {
        texts: [text('dashboard.channels.effect.remove', { ...names, nights: readCalendar.nights })],
        actions: [button(text('dashboard.channels.action.remove')), button(text('dashboard.channels.back'))],
        ...more(history),
      };
    },
    rest,
  );

/** The visible screen of each state of the page about channels; a missing state is a type error. */
export const channelsExpected: Expectations<ChannelsState, ChannelsHistory> = {
  loading,
  notLoaded,
  'shown.idle': expectList(undefined, { takesFocusFrom: /^changing/ }),
  'shown.refreshing': expectList(undefined, { call: 'refreshChannels' }),
  'shown.outdated': expectList(describeOutdated),
  'shown.fetching': expectList(undefined, { call: 'fetchCalendars', isFetching: true }),
  'shown.notFetched': expectList((history) => {
    const { text } = history.translator;
    const title = text('dashboard.channels.notRead');
    return {
      alert: [title, getReason(history.translator, history.failure)],
      focus: alert(title),
    };
  }, focusAlert('dashboard.channels.notRead')),
  'changing.confirming': expectChange('change'),
  'changing.sending': expectChange(
    'change',
    ({ translator: { text } }) => ({
      actions: [],
      disabled: [button(text('dashboard.channels.action.remove')), button(text('dashboard.channels.back'))],
    }),
    { call: 'changeCalendar', takesFocusFrom: /unconfirmed$/ },
  ),
  'changing.tooMany': expectChange('change', describeTooMany, focusAlert('dashboard.outcome.rejected')),
  'changing.rejected': expectChange(
    'change',
    (history) => ({
      ...describeRejected(history, 'dashboard.outcome.impossible'),
      actions: [button(history.translator.text('dashboard.channels.back'))],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  'changing.unconfirmed': expectChange('unconfirmed', (history) => describeUnconfirmed(history)),
};
