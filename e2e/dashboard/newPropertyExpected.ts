import type { newPropertyMachine } from '../../machines/dashboard/newProperty/newProperty.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, button, link, list, text as field, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage } from './pageScreens.ts';

type NewPropertyState = StateName<typeof newPropertyMachine>;

export interface NewPropertyHistory extends WalkHistory {
  name: string;
  property: string;
  isNameRefused: boolean;
}

type Expectation = StateExpectation<NewPropertyHistory>;
type Part = (history: NewPropertyHistory) => Screen;

const { withTitle, expectState } = createPage<NewPropertyHistory>('dashboard.properties.add');

const expectForm = (
  more: Part = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'form',
  screens: (history) => {
    const { text, language } = history.translator;
    const { actions = [], ...others } = more(history);
    const buttons = [button(text('dashboard.properties.create'))];
    return withTitle(history, {
      describeFields: [
        field(text('dashboard.properties.name'), history.name),
        list(text('dashboard.properties.language'), language),
        field(text('dashboard.properties.address'), history.property),
      ],
      ...(isWaiting ? { disabled: buttons } : { actions: [...buttons, ...actions] }),
      ...others,
    });
  },
  ...rest,
});

/** The message about the marked field. */
const describeMarked = ({ translator: { text } }: NewPropertyHistory, wrong: string): Screen => {
  const title = text('dashboard.setup.refused');
  return {
    headings: [title],
    alert: [title, text('problem.validationFailed.text'), wrong],
    actions: [link(wrong)],
    focus: alert(title),
  };
};

const withKept =
  (describe: (history: NewPropertyHistory) => Screen & { alert: readonly string[] }): Part =>
  (history) => {
    const { alert: texts, ...screen } = describe(history);
    return { ...screen, alert: [...texts, history.translator.text('problem.kept')] };
  };

/** The visible screen of each state of a new property; a missing state is a type error. */
export const newPropertyExpected: Expectations<NewPropertyState, NewPropertyHistory> = {
  editing: expectForm(),
  creating: expectForm(undefined, {
    isWaiting: true,
    call: 'createProperty',
    takesFocusFrom: /unconfirmed$/,
  }),
  refused: expectForm((history) => {
    const { text, labelled } = history.translator;
    return history.isNameRefused
      ? describeMarked(
          history,
          labelled(text('dashboard.properties.name'), text('dashboard.violation.blank')),
        )
      : {};
  }, focusAlert('dashboard.setup.refused')),
  taken: expectForm((history) => {
    const { text, labelled } = history.translator;
    return describeMarked(
      history,
      labelled(text('dashboard.properties.address'), text('dashboard.properties.taken')),
    );
  }, focusAlert('dashboard.setup.refused')),
  tooMany: expectForm(withKept(describeTooMany), focusAlert('dashboard.outcome.rejected')),
  rejected: expectForm(
    withKept((history) => describeRejected(history, 'dashboard.outcome.impossible')),
    focusAlert('dashboard.outcome.rejected'),
  ),
  unconfirmed: expectState('unconfirmed', (history) => {
    const { text } = history.translator;
    return {
      ...describeUnconfirmed(history),
      actions: [button(text('dashboard.outcome.repeat')), link(text('dashboard.properties.all'))],
      texts: [history.name],
    };
  }),
  created: expectState('created', ({ name, translator: { text } }) => ({
    texts: [text('dashboard.properties.created', { name })],
    actions: [link(text('dashboard.properties.created.open'))],
  })),
};
