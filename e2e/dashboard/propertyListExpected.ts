import type { propertyListMachine } from '../../machines/dashboard/propertyList/propertyList.machine.ts';
import { listedProperties } from '../../machines/dashboard/shared/property.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, link, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage, describeOutdated } from './pageScreens.ts';

type PropertyListState = StateName<typeof propertyListMachine>;

export interface PropertyListHistory extends WalkHistory {
  isOrdering: boolean;
  /** The ids of the properties in their order. */
  order: readonly string[];
  /** The property that was moved last; empty before. */
  moved: string;
  /** Whether a property was retired, which the list says. */
  isRetired: boolean;
}

type Expectation = StateExpectation<PropertyListHistory>;
type Part = (history: PropertyListHistory) => Screen;

const { expectState, expectLoading, proof } = createPage<PropertyListHistory>('dashboard.properties.title');
const { loading, notLoaded } = expectLoading('listProperties', 'dashboard.properties.notLoaded');
const { name } = listedProperties[0]!;
const names = new Map(listedProperties.map((one) => [one.property, one.name]));

const describeOrder = ({ order, translator: { text } }: PropertyListHistory): Screen => ({
  actions: [
    button(text('dashboard.properties.ordered')),
    button(text('dashboard.properties.down.of', { name: names.get(order[0]!)! })),
    button(text('dashboard.properties.up.of', { name: names.get(order[1]!)! })),
  ],
  disabled: [
    button(text('dashboard.properties.up.of', { name: names.get(order[0]!)! })),
    button(text('dashboard.properties.down.of', { name: names.get(order[1]!)! })),
  ],
  texts: [...names.values(), text('dashboard.properties.order.about')],
});

const describeRows = ({ order, translator: { text } }: PropertyListHistory): Screen => {
  const shown = order.map((id) => names.get(id)!);
  return {
    headings: shown,
    actions: [
      button(text('dashboard.properties.order')),
      ...shown.flatMap((one) => [
        link(text('dashboard.properties.edit.of', { name: one })),
        link(text('dashboard.properties.review.of', { name: one })),
        button(text('dashboard.properties.menu', { name: one })),
      ]),
    ],
    texts: [
      text('dashboard.properties.state.online'),
      text('dashboard.properties.state.draft'),
      text('dashboard.properties.state.incomplete'),
    ],
  };
};

/** Says the result of the last change, and the place of the property that was moved last. */
const describeNews = ({ order, moved, isRetired, translator: { text } }: PropertyListHistory) => [
  ...(isRetired ? [text('dashboard.properties.done.retire', { name })] : []),
  ...(moved === ''
    ? []
    : [
        text('dashboard.properties.moved', {
          name: names.get(moved)!,
          place: order.indexOf(moved) + 1,
          count: order.length,
        }),
      ]),
];

const expectList = (more: Part = () => ({}), rest: Partial<Expectation> = {}): Expectation =>
  expectState(
    'list',
    (history) => {
      const { actions = [], announcements = [], ...others } = more(history);
      const shown = history.isOrdering ? describeOrder(history) : describeRows(history);
      const hidesResult = announcements.length > 0 || others.alert !== undefined;
      return {
        ...shown,
        actions: [link(history.translator.text('dashboard.properties.add')), ...shown.actions!, ...actions],
        announcements: [
          ...announcements,
          ...describeNews({ ...history, isRetired: history.isRetired && !hidesResult }),
        ],
        ...others,
      };
    },
    rest,
  );

/** The effect of the change, with the buttons that carry it out or leave it. */
const expectChange = (region: string, more: Part = () => ({}), rest: Partial<Expectation> = {}) =>
  expectState(
    region,
    (history) => {
      const { text } = history.translator;
      return {
        texts: [text('dashboard.properties.effect.retire', { name })],
        actions: [
          button(text('dashboard.properties.action.retire')),
          button(text('dashboard.properties.back')),
        ],
        ...more(history),
      };
    },
    rest,
  );

/** The visible screen of each state of the list of properties; a missing state is a type error. */
export const propertyListExpected: Expectations<PropertyListState, PropertyListHistory> = {
  loading,
  notLoaded,
  'shown.idle': expectList(undefined, { takesFocusFrom: /^changing/ }),
  'shown.refreshing': expectList(undefined, { call: 'refreshProperties' }),
  'shown.outdated': expectList(describeOutdated),
  'shown.ordering': expectList(undefined, { call: 'orderProperties' }),
  'shown.notOrdered': expectList((history) => {
    const { text } = history.translator;
    const title = text('dashboard.properties.notOrdered');
    return {
      alert: [title, getReason(history.translator, history.failure)],
      actions: [button(text('action.tryAgain'))],
      focus: alert(title),
    };
  }, focusAlert('dashboard.properties.notOrdered')),
  'changing.confirming': expectChange('change'),
  'changing.sending': expectChange(
    'change',
    ({ translator: { text } }) => ({
      actions: [],
      disabled: [
        button(text('dashboard.properties.action.retire')),
        button(text('dashboard.properties.back')),
      ],
    }),
    { call: 'changeProperty', takesFocusFrom: /unconfirmed$/ },
  ),
  'changing.proving': proof,
  'changing.tooMany': expectChange('change', describeTooMany, focusAlert('dashboard.outcome.rejected')),
  'changing.rejected': expectChange(
    'change',
    (history) => {
      const { text } = history.translator;
      const isIncomplete = history.failure === 'content-incomplete';
      const why = isIncomplete ? 'dashboard.properties.incompleteContent' : 'dashboard.outcome.impossible';
      return { ...describeRejected(history, why), actions: [button(text('dashboard.properties.back'))] };
    },
    focusAlert('dashboard.outcome.rejected'),
  ),
  'changing.unconfirmed': expectChange('unconfirmed', (history) => describeUnconfirmed(history)),
};
