import type { propertyReviewMachine } from '../../machines/dashboard/propertyReview/propertyReview.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, area, button, link, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import {
  describeNotReassessed,
  describeRejected,
  describeTooMany,
  describeUnconfirmed,
  focusAlert,
} from './outcomeScreens.ts';
import { createPage, describeOutdated } from './pageScreens.ts';

type PropertyReviewState = StateName<typeof propertyReviewMachine>;

export interface PropertyReviewHistory extends WalkHistory {
  note: string;
}

type Expectation = StateExpectation<PropertyReviewHistory>;

const { expectState, expectLoading, proof } = createPage<PropertyReviewHistory>('dashboard.review.title');
const { loading, notLoaded } = expectLoading('showProperty', 'dashboard.properties.one.notLoaded');

/** The changes of the draft, with the form that publishes them. */
const expectReview = (
  more: (history: PropertyReviewHistory) => Screen = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation =>
  expectState(
    'review',
    (history) => {
      const { text } = history.translator;
      const { actions = [], ...others } = more(history);
      const publish = button(text('dashboard.review.publish'));
      return {
        headings: [
          text('dashboard.review.whatChanges'),
          text('dashboard.editor.basics'),
          text('dashboard.review.preview'),
        ],
        texts: [
          text('dashboard.review.changes', { count: 1 }),
          text('dashboard.review.before'),
          text('dashboard.review.after'),
          text('dashboard.review.effect'),
        ],
        describeFields: [area(text('dashboard.review.note'), history.note)],
        actions: [button(text('dashboard.review.preview')), ...actions, ...(isWaiting ? [] : [publish])],
        ...(isWaiting && { disabled: [publish] }),
        ...others,
      };
    },
    rest,
  );

/** The visible screen of each state of the review of a property; a missing state is a type error. */
export const propertyReviewExpected: Expectations<PropertyReviewState, PropertyReviewHistory> = {
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
  'shown.idle': expectReview(undefined, { takesFocusFrom: /^(proving|looking)$/ }),
  'shown.refreshing': expectReview(undefined, { call: 'refreshProperty' }),
  'shown.outdated': expectReview(describeOutdated),
  publishing: expectReview(undefined, {
    isWaiting: true,
    call: 'publishProperty',
    takesFocusFrom: /^unconfirmed$/,
  }),
  proving: proof,
  tooMany: expectReview(describeTooMany, focusAlert('dashboard.outcome.rejected')),
  reassessing: expectReview(undefined, { isWaiting: true, call: 'reassessProperty' }),
  rejected: expectReview((history) => describeRejected(history), focusAlert('dashboard.outcome.rejected')),
  notReassessed: expectState('notReassessed', (history) => ({
    ...describeNotReassessed(history),
    actions: [button(history.translator.text('action.tryAgain'))],
  })),
  unconfirmed: expectState('unconfirmed', (history) =>
    describeUnconfirmed(history, 'dashboard.outcome.unconfirmed.text'),
  ),
  looking: expectState(
    'unconfirmed',
    (history) => {
      const { actions, ...screen } = describeUnconfirmed(history, 'dashboard.outcome.unconfirmed.text');
      return { ...screen, disabled: actions };
    },
    { call: 'lookAtProperty' },
  ),
  published: expectState('published', ({ translator: { text } }) => ({
    announcements: [`${text('dashboard.review.published')} ${text('dashboard.review.published.text')}`],
    actions: [link(text('dashboard.review.open')), link(text('dashboard.review.backToProperty'))],
  })),
};
