import { changedSettings, fixedSettings } from '../../machines/dashboard/shared/settings.samples.ts';
import type { settingsFormMachine } from '../../machines/dashboard/settingsForm/settingsForm.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, button, link, list, text as field, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import {
  describeNotReassessed,
  describeRejected,
  describeTooMany,
  describeUnconfirmed,
  focusAlert,
} from './outcomeScreens.ts';
import { createPage } from './pageScreens.ts';

type FormState = StateName<typeof settingsFormMachine>;

export interface MailFormHistory extends WalkHistory {
  server: string;
  password: string;
  /** The version of the settings that the form is about. */
  revision: string;
  isRemoval: boolean;
  isServerRefused: boolean;
  /** Whether the host refused a change. */
  wasRejected: boolean;
  /** Whether the present settings are shown after an attempt without an answer. */
  isPresent: boolean;
}

type Expectation = StateExpectation<MailFormHistory>;
type Part = (history: MailFormHistory) => Screen;

const { expectState, expectLoading, proof } = createPage<MailFormHistory>('dashboard.settings.mail');
const failed = 'dashboard.settings.mail.failed';

const describeBack = ({ translator: { text } }: MailFormHistory) => link(text('dashboard.settings.back'));

const expectForm = (
  more: Part = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation =>
  expectState(
    'form',
    (history) => {
      const { text } = history.translator;
      const { actions = [], ...others } = more(history);
      const buttons = [
        button(text('dashboard.settings.mail.save')),
        button(text('dashboard.settings.mail.remove')),
      ];
      return {
        texts: [text('dashboard.settings.mail.lead')],
        describeFields: [
          list(text('dashboard.settings.mail.provider')),
          field(text('dashboard.settings.mail.server'), history.server),
          field(text('dashboard.settings.mail.port'), '587'),
          list(text('dashboard.settings.mail.security'), 'starttls'),
          field(text('dashboard.settings.mail.user'), 'ines'),
          field(text('dashboard.settings.mail.replace'), history.password),
          field(text('dashboard.settings.mail.from'), 'bookings@casa.example'),
        ],
        actions: [...(isWaiting ? [] : buttons), describeBack(history), ...actions],
        ...(isWaiting && { disabled: buttons }),
        ...others,
      };
    },
    rest,
  );

const withKept =
  (describe: (history: MailFormHistory) => Screen & { alert: readonly string[] }): Part =>
  (history) => {
    const { alert: texts, ...screen } = describe(history);
    return { ...screen, alert: [...texts, history.translator.text('problem.kept')] };
  };

/** The settings as they are now. */
const describePresent = ({ translator: { text } }: MailFormHistory) => ({
  headings: [text('dashboard.settings.present')],
  texts: [changedSettings.mail.value!.server],
});

const expectUnconfirmed = (isLooking: boolean): Expectation =>
  expectState(
    'unconfirmed',
    (history) => {
      const { actions, ...screen } = describeUnconfirmed(history, 'dashboard.outcome.unconfirmed.text');
      return {
        ...screen,
        ...(history.isPresent && describePresent(history)),
        actions: [...(isLooking ? [] : actions), describeBack(history)],
        ...(isLooking && { disabled: actions }),
      };
    },
    isLooking ? { call: 'lookAtSettings' } : {},
  );

/** The visible screen of each state of the form of the mail server; a missing state is a type error. */
export const settingsFormExpected: Expectations<FormState, MailFormHistory> = {
  ...expectLoading('getSettings', 'dashboard.settings.notLoaded'),
  readOnly: expectState(
    'readOnly',
    (history) => {
      const { text } = history.translator;
      return {
        texts: [
          text('dashboard.settings.setBy', { setting: 'SMTP_URL' }),
          text('dashboard.settings.setThere'),
          fixedSettings.mail.value!.server,
        ],
        actions: [describeBack(history)],
        ...(history.wasRejected && describeRejected(history)),
      };
    },
    { takesFocusFrom: /^reassessing$/ },
  ),
  editing: expectForm(undefined, { takesFocusFrom: /^(proving|confirming|saved)$/ }),
  confirming: expectState('confirming', ({ translator: { text } }) => ({
    texts: [text('dashboard.settings.mail.remove.effect')],
    actions: [button(text('dashboard.settings.mail.remove')), button(text('dashboard.settings.keep'))],
  })),
  sending: expectForm(undefined, {
    isWaiting: true,
    call: 'saveSettings',
    takesFocusFrom: /^(unconfirmed|confirming)$/,
  }),
  proving: proof,
  tooMany: expectForm(withKept(describeTooMany), focusAlert('dashboard.outcome.rejected')),
  refused: expectForm((history) => {
    const { text, labelled } = history.translator;
    if (!history.isServerRefused) return {};
    const title = text('dashboard.setup.refused');
    const wrong = labelled(text('dashboard.settings.mail.server'), text('dashboard.violation.blank'));
    return {
      headings: [title],
      alert: [title, text('problem.validationFailed.text'), wrong],
      actions: [link(wrong)],
      focus: alert(title),
    };
  }, focusAlert('dashboard.setup.refused')),
  notConnected: expectForm(
    ({ translator: { text } }) => ({
      alert: [
        text(failed),
        text('dashboard.settings.mail.failed.other'),
        text('dashboard.settings.previous'),
      ],
    }),
    focusAlert(failed),
  ),
  reassessing: expectForm(undefined, { isWaiting: true, call: 'reassessSettings' }),
  rejected: expectForm((history) => {
    const { headings, texts } = describePresent(history);
    const lead = history.translator.text('dashboard.settings.mail.lead');
    return { ...withKept(describeRejected)(history), headings, texts: [lead, ...texts] };
  }, focusAlert('dashboard.outcome.rejected')),
  notReassessed: expectState('notReassessed', (history) => ({
    ...describeNotReassessed(history),
    actions: [describeBack(history), button(history.translator.text('action.tryAgain'))],
  })),
  unconfirmed: expectUnconfirmed(false),
  looking: expectUnconfirmed(true),
  saved: expectState('saved', (history) => {
    const { text } = history.translator;
    const done = history.isRemoval ? 'dashboard.settings.mail.removed' : 'dashboard.settings.mail.saved';
    return {
      announcements: [`${text('dashboard.settings.saved')} ${text(done)}`],
      texts: [changedSettings.mail.value!.server],
      actions: [describeBack(history), button(text('dashboard.settings.reopen'))],
    };
  }),
};
