import type { accessMachine } from '../../machines/dashboard/access/access.machine.ts';
import { accessLink, people } from '../../machines/dashboard/access/access.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, button, link, list, text as field, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage } from './pageScreens.ts';

type AccessState = StateName<typeof accessMachine>;

export interface AccessHistory extends WalkHistory {
  name: string;
  email: string;
  isEmailRefused: boolean;
  /** The change that the owner makes. */
  change: 'role' | 'removal';
}

const [owner, cleaner] = [people[0]!, people[1]!];
const { name } = cleaner;

/** Returns the button that carries out the change. */
const describeAction = ({ change, translator: { text } }: AccessHistory) =>
  button(change === 'role' ? text('dashboard.access.changeRole') : text('dashboard.access.remove', { name }));

const describeEffect = ({ change, translator: { text } }: AccessHistory) =>
  change === 'role'
    ? text('dashboard.access.roleEffect', { name, role: text('dashboard.role.manager') })
    : text('dashboard.access.removeEffect', { name });

const { withTitle, expectState, expectLoading, proof } = createPage<AccessHistory>('dashboard.access.title');
const { loading, notLoaded } = expectLoading('listPeople', 'dashboard.access.notLoaded');

const expectForm = (
  more: (history: AccessHistory) => Screen,
  { isWaiting = false, ...rest }: Partial<StateExpectation<AccessHistory>> & { isWaiting?: boolean } = {},
): StateExpectation<AccessHistory> => ({
  region: 'form',
  screens: (history) => {
    const { text, language } = history.translator;
    const extra = more(history);
    const buttons = [button(text('dashboard.access.send')), button(text('dashboard.access.back'))];
    return withTitle(history, {
      describeFields: [
        field(text('dashboard.access.name'), history.name),
        field(text('form.email'), history.email),
        list(text('dashboard.access.invitedRole'), 'manager'),
        list(text('language.label'), language),
      ],
      ...extra,
      ...(isWaiting ? { disabled: buttons } : { actions: [...buttons, ...(extra.actions ?? [])] }),
    });
  },
  ...rest,
});

/** Why access was not changed. */
const describeChangeRejected = (history: AccessHistory): Screen => {
  const { text } = history.translator;
  if (history.failure !== 'last-owner') return describeRejected(history, 'dashboard.outcome.impossible');
  const title = text('dashboard.access.lastOwner.title');
  return { alert: [title, text('dashboard.access.lastOwner.text')], focus: alert(title) };
};

/** The effect of the change, with the buttons that carry it out or leave it. */
const expectChange = (
  region: string,
  more: (history: AccessHistory) => Screen = () => ({}),
  rest: Partial<StateExpectation<AccessHistory>> = {},
) =>
  expectState(
    region,
    (history) => ({
      texts: [describeEffect(history)],
      actions: [describeAction(history), button(history.translator.text('dashboard.access.back'))],
      ...more(history),
    }),
    rest,
  );

/** The visible screen of each state of the page about access; a missing state is a type error. */
export const accessExpected: Expectations<AccessState, AccessHistory> = {
  loading: { ...loading, takesFocusFrom: /^(?!list$)/ },
  notLoaded,
  list: {
    region: 'list',
    takesFocusFrom: /^(inviting|confirming|changing)/,
    screens: (history) => {
      const { text } = history.translator;
      return withTitle(history, {
        headings: [owner.name, cleaner.name],
        texts: [
          text('dashboard.access.lead'),
          text('dashboard.access.you'),
          text('dashboard.access.own'),
          text('dashboard.access.neverSeen'),
        ],
        actions: [button(text('dashboard.access.invite')), button(text('dashboard.access.remove', { name }))],
        describeFields: [list(text('dashboard.access.role', { name }), 'cleaner')],
      });
    },
  },
  'inviting.editing': expectForm(() => ({})),
  'inviting.sending': expectForm(() => ({}), { isWaiting: true, call: 'invitePerson' }),
  'inviting.proving': proof,
  'inviting.refused': expectForm(({ translator: { text, labelled }, isEmailRefused }) => {
    const title = text('dashboard.setup.refused');
    const wrong = labelled(text('form.email'), text('violation.email'));
    return isEmailRefused
      ? {
          headings: [title],
          alert: [title, text('problem.validationFailed.text'), wrong],
          actions: [link(wrong)],
          focus: alert(title),
        }
      : {};
  }, focusAlert('dashboard.setup.refused')),
  'inviting.taken': expectForm(
    ({ translator: { text } }) => ({
      alert: [text('dashboard.access.taken')],
      focus: alert(text('dashboard.access.taken')),
    }),
    focusAlert('dashboard.access.taken'),
  ),
  'inviting.tooMany': expectForm((history) => {
    const { alert: texts, ...screen } = describeTooMany(history);
    return { ...screen, alert: [...texts, history.translator.text('problem.kept')] };
  }, focusAlert('dashboard.outcome.rejected')),
  'inviting.rejected': expectForm((history) => {
    const { alert: texts, ...screen } = describeRejected(history, 'dashboard.outcome.impossible');
    return { ...screen, alert: [...texts, history.translator.text('problem.kept')] };
  }, focusAlert('dashboard.outcome.rejected')),
  'inviting.unconfirmed': {
    region: 'unconfirmedInvitation',
    screens: (history) => withTitle(history, { texts: [history.email], ...describeUnconfirmed(history) }),
  },
  'changing.confirming': expectChange('change'),
  'changing.sending': expectChange(
    'change',
    (history) => ({
      actions: [],
      disabled: [describeAction(history), button(history.translator.text('dashboard.access.back'))],
    }),
    { call: 'changeAccess', takesFocusFrom: /unconfirmed$/ },
  ),
  'changing.proving': proof,
  'changing.tooMany': expectChange('change', describeTooMany, focusAlert('dashboard.outcome.rejected')),
  'changing.rejected': expectChange(
    'change',
    (history) => ({
      actions: [button(history.translator.text('dashboard.access.back'))],
      ...describeChangeRejected(history),
    }),
    { focusInRegion: (history) => describeChangeRejected(history).focus },
  ),
  'changing.unconfirmed': expectChange('unconfirmedChange', (history) => describeUnconfirmed(history)),
  invited: {
    region: 'invited',
    screens: (history) => {
      const { text } = history.translator;
      return withTitle(history, {
        texts: [text('dashboard.access.invited.text', { email: history.email }), accessLink],
        actions: [button(text('dashboard.access.back'))],
      });
    },
  },
};
