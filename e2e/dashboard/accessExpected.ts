import type { accessMachine } from '../../machines/dashboard/access/access.machine.ts';
import { accessLink, people } from '../../machines/dashboard/access/access.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, heading, link, list, text as field, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';

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

const withTitle = (history: AccessHistory, screen: Screen): { screen: Screen } => {
  const title = history.translator.text('dashboard.access.title');
  return {
    screen: { focus: heading(title), ...screen, headings: [title, ...(screen.headings ?? [])] },
  };
};

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

/** The proof of identity is a journey of its own. */
const expectProof: StateExpectation<AccessHistory> = {
  region: 'proof',
  call: 'requestPasskeyOptions',
  takesFocusFrom: /^never$/,
  screens: (history) => withTitle(history, {}),
};

const focusForm = (getTitle: (text: AccessHistory['translator']['text']) => string) => ({
  focusInRegion: ({ translator: { text } }: AccessHistory) => alert(getTitle(text)),
});

/** Why access was not changed. */
const describeChangeRejected = (history: AccessHistory): Screen => {
  const { text } = history.translator;
  if (history.failure !== 'last-owner') return describeRejected(history, 'dashboard.outcome.impossible');
  const title = text('dashboard.access.lastOwner.title');
  return { alert: [title, text('dashboard.access.lastOwner.text')], focus: alert(title) };
};

/** The visible screen of each state of the page about access; a missing state is a type error. */
export const accessExpected: Expectations<AccessState, AccessHistory> = {
  loading: {
    region: 'loading',
    call: 'listPeople',
    takesFocusFrom: /^(?!list$)/,
    screens: (history) => withTitle(history, { announcements: [history.translator.text('frame.loading')] }),
  },
  notLoaded: {
    region: 'notLoaded',
    screens: (history) => {
      const { text } = history.translator;
      const title = text('dashboard.access.notLoaded');
      return withTitle(history, {
        alert: [title, getReason(history.translator, history.failure)],
        actions: [button(text('action.tryAgain'))],
        focus: alert(title),
      });
    },
  },
  list: {
    region: 'list',
    takesFocusFrom: /^(inviting|confirming|changing)/,
    screens: (history) => {
      const { text } = history.translator;
      return withTitle(history, {
        headings: [owner.name, cleaner.name],
        texts: [
          text('dashboard.access.lead'),
          text('dashboard.access.you', { role: text('dashboard.role.owner') }),
          text('dashboard.access.neverSeen'),
        ],
        actions: [button(text('dashboard.access.invite')), button(text('dashboard.access.remove', { name }))],
        describeFields: [list(text('dashboard.access.role', { name }), 'cleaner')],
      });
    },
  },
  'inviting.editing': expectForm(() => ({})),
  'inviting.sending': expectForm(() => ({}), { isWaiting: true, call: 'invitePerson' }),
  'inviting.proving': expectProof,
  'inviting.refused': expectForm(
    ({ translator: { text, labelled }, isEmailRefused }) => {
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
    },
    focusForm((text) => text('dashboard.setup.refused')),
  ),
  'inviting.taken': expectForm(
    ({ translator: { text } }) => ({
      alert: [text('dashboard.access.taken')],
      focus: alert(text('dashboard.access.taken')),
    }),
    focusForm((text) => text('dashboard.access.taken')),
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
  'changing.confirming': {
    region: 'change',
    screens: (history) =>
      withTitle(history, {
        texts: [describeEffect(history)],
        actions: [describeAction(history), button(history.translator.text('dashboard.access.back'))],
      }),
  },
  'changing.sending': {
    region: 'change',
    call: 'changeAccess',
    takesFocusFrom: /unconfirmed$/,
    screens: (history) =>
      withTitle(history, {
        texts: [describeEffect(history)],
        disabled: [describeAction(history), button(history.translator.text('dashboard.access.back'))],
      }),
  },
  'changing.proving': expectProof,
  'changing.tooMany': {
    region: 'change',
    ...focusAlert('dashboard.outcome.rejected'),
    screens: (history) =>
      withTitle(history, {
        texts: [describeEffect(history)],
        actions: [describeAction(history), button(history.translator.text('dashboard.access.back'))],
        ...describeTooMany(history),
      }),
  },
  'changing.rejected': {
    region: 'change',
    focusInRegion: (history) => describeChangeRejected(history).focus,
    screens: (history) =>
      withTitle(history, {
        texts: [describeEffect(history)],
        actions: [button(history.translator.text('dashboard.access.back'))],
        ...describeChangeRejected(history),
      }),
  },
  'changing.unconfirmed': {
    region: 'unconfirmedChange',
    screens: (history) =>
      withTitle(history, { texts: [describeEffect(history)], ...describeUnconfirmed(history) }),
  },
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
