import type { FailureKind } from '../../../../contract/schemas/callFailed.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';

interface ServiceProblem {
  title: DashboardMessageId;
  text: DashboardMessageId;
  /** The path of the field that is probably wrong. */
  path?: string;
}

const mailProblems: Readonly<Record<string, Omit<ServiceProblem, 'title'>>> = {
  unreachable: { text: 'dashboard.settings.mail.failed.unreachable', path: 'mail.server' },
  encryption: { text: 'dashboard.settings.mail.failed.encryption', path: 'mail.security' },
  signIn: { text: 'dashboard.settings.mail.failed.signIn', path: 'password' },
  refused: { text: 'dashboard.settings.mail.failed.refused', path: 'from' },
};

const stripeProblems: Readonly<Record<string, Omit<ServiceProblem, 'title'>>> = {
  unreachable: { text: 'dashboard.settings.key.failed.unreachable' },
  key: { text: 'dashboard.settings.key.failed.key', path: 'key' },
  permission: { text: 'dashboard.settings.key.failed.permission', path: 'key' },
};

/** Returns why the mail server or Stripe did not accept what was entered, in words, and the field to look at. */
export function useServiceProblem() {
  const text = useText();
  return ({ failure, detail = '' }: { failure: FailureKind | undefined; detail: string | undefined }) => {
    const problem: ServiceProblem =
      failure === 'stripe-failed'
        ? {
            title: 'dashboard.settings.key.failed',
            ...(stripeProblems[detail] ?? { text: 'dashboard.settings.key.failed.other' }),
          }
        : {
            title: 'dashboard.settings.mail.failed',
            ...(mailProblems[detail] ?? { text: 'dashboard.settings.mail.failed.other' }),
          };
    return { title: text(problem.title), text: text(problem.text), path: problem.path };
  };
}
