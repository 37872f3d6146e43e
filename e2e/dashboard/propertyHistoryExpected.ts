import type { propertyHistoryMachine } from '../../machines/dashboard/propertyHistory/propertyHistory.machine.ts';
import { sampleHistory } from '../../machines/dashboard/propertyHistory/propertyHistory.samples.ts';
import type { VersionChoice } from '../../machines/dashboard/propertyHistory/propertyHistory.types.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, button, link, list, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage, describeFailure, describeOutdated } from './pageScreens.ts';

type PropertyHistoryState = StateName<typeof propertyHistoryMachine>;

export interface VersionsHistory extends WalkHistory {
  /** The versions that are compared, or were last. */
  choice: VersionChoice;
}

type Expectation = StateExpectation<VersionsHistory>;
type Part = (history: VersionsHistory) => Screen;

const { expectState, expectLoading } = createPage<VersionsHistory>('dashboard.history.title');
const { loading, notLoaded } = expectLoading('loadHistory', 'dashboard.properties.one.notLoaded');
const [newest] = sampleHistory.versions;

const expectList = (more: Part = () => ({}), rest: Partial<Expectation> = {}): Expectation =>
  expectState(
    'list',
    (history) => {
      const { text } = history.translator;
      const { actions = [], ...others } = more(history);
      return {
        headings: [4, 3, 2].map((version) => text('dashboard.history.version', { version })),
        texts: [
          text('dashboard.history.lead'),
          text('dashboard.history.state.published'),
          text('dashboard.history.state.superseded'),
          newest!.note!,
          text('dashboard.history.nobody'),
        ],
        actions: [
          button(text('dashboard.history.compare.of', { version: 4, other: 3 })),
          button(text('dashboard.history.compare.of', { version: 3, other: 4 })),
          button(text('dashboard.history.compare.of', { version: 2, other: 4 })),
          link(text('dashboard.review.backToProperty')),
          ...actions,
        ],
        ...others,
      };
    },
    rest,
  );

/** The differences between the versions, with the controls of a state. */
const expectCompared = (more: Part, rest: Partial<Expectation> = {}, isRestorable = true): Expectation =>
  expectState(
    'compared',
    (history) => {
      const { text } = history.translator;
      const { version } = history.choice;
      const { headings = [], ...others } = more(history);
      return {
        headings: [
          text('dashboard.history.differences', { from: version, to: 4 }),
          text('dashboard.editor.basics'),
          ...(isRestorable ? [text('dashboard.history.restore', { version })] : []),
          ...headings,
        ],
        texts: [
          text('dashboard.review.changes', { count: 1 }),
          ...(isRestorable ? [text('dashboard.history.restore.effect')] : []),
        ],
        ...others,
      };
    },
    rest,
  );

const describeControls: Part = ({ choice: { version, other }, translator: { text } }) => ({
  describeFields: [
    list(text('dashboard.history.chosen'), String(version)),
    list(text('dashboard.history.other'), String(other)),
  ],
  actions: [button(text('dashboard.history.restore', { version })), button(text('dashboard.history.all'))],
});

/** The visible screen of each state of the history of a property; a missing state is a type error. */
export const propertyHistoryExpected: Expectations<PropertyHistoryState, VersionsHistory> = {
  loading,
  notLoaded,
  unknown: expectState('unknown', ({ translator: { text } }) => {
    const title = text('dashboard.properties.unknown');
    return {
      alert: [title, text('dashboard.properties.unknown.text')],
      actions: [link(text('dashboard.properties.all')), button(text('action.tryAgain'))],
      focus: alert(title),
    };
  }),
  'list.idle': expectList(undefined, { takesFocusFrom: /^never$/ }),
  'list.refreshing': expectList(undefined, { call: 'refreshHistory' }),
  'list.outdated': expectList(describeOutdated),
  comparing: expectState(
    'comparing',
    ({ translator: { text } }) => ({
      announcements: [text('frame.loading')],
      actions: [button(text('dashboard.history.all'))],
    }),
    { call: 'compareVersions' },
  ),
  notCompared: expectState('notCompared', (history) => {
    const { text } = history.translator;
    const title = text('dashboard.history.notCompared');
    return {
      ...describeFailure(history, 'dashboard.history.notCompared'),
      actions: [button(text('action.tryAgain')), button(text('dashboard.history.all'))],
      focus: alert(title),
    };
  }),
  compared: expectCompared(describeControls),
  restoring: expectCompared(
    ({ choice: { version }, translator: { text } }) => ({
      disabled: [button(text('dashboard.history.restore', { version }))],
    }),
    { call: 'restoreVersion', takesFocusFrom: /^unconfirmed$/ },
  ),
  tooMany: expectCompared(
    (history) => ({ ...describeTooMany(history), actions: describeControls(history).actions! }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  rejected: expectCompared(
    (history) => ({
      ...describeRejected(history, 'dashboard.history.changed'),
      actions: [
        button(history.translator.text('action.tryAgain')),
        button(history.translator.text('dashboard.history.all')),
      ],
    }),
    focusAlert('dashboard.outcome.rejected'),
    false,
  ),
  unconfirmed: expectState('unconfirmed', (history) => describeUnconfirmed(history)),
  restored: expectState('restored', ({ choice: { version }, translator: { text } }) => ({
    announcements: [
      `${text('dashboard.history.restored', { version })} ${text('dashboard.history.restored.text')}`,
    ],
    actions: [link(text('dashboard.review.title'))],
  })),
};
