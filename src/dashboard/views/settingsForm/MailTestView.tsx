import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  MailTestContext,
  mailTestMachine,
} from '../../../../machines/dashboard/mailTest/mailTest.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { FailedCall, useCauseText } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from '../settings/settings.css.ts';
import { useServiceProblem } from './useServiceProblem.ts';

type MailTestState = AtomicState<SnapshotFrom<typeof mailTestMachine>['value']>;

interface MailTestProps {
  context: MailTestContext;
}

const Nothing = () => null;

const Sent: FC<MailTestProps> = ({ context: { to } }) => (
  <p role="status">{useText()('dashboard.settings.test.sent', { email: to })}</p>
);

const NotSent: FC<MailTestProps> = ({ context }) => {
  const text = useText();
  const problem = useServiceProblem()(context);
  const cause = useCauseText(context);
  const reasons: Partial<Record<string, string>> = {
    'mail-server-failed': problem.text,
    'no-mail-server': text('dashboard.settings.test.noServer'),
  };
  return (
    <Alert title={text('dashboard.settings.test.notSent')}>
      <p>{reasons[context.failure ?? ''] ?? cause}</p>
    </Alert>
  );
};

const TooMany: FC<MailTestProps> = ({ context }) => (
  <FailedCall title={useText()('dashboard.settings.test.notSent')} failureReason={context} />
);

const Unconfirmed: FC<MailTestProps> = ({ context }) => {
  const text = useText();
  return (
    <FailedCall title={text('dashboard.settings.test.unconfirmed')} failureReason={context}>
      <p>{text('dashboard.settings.test.unconfirmed.text')}</p>
    </FailedCall>
  );
};

const screens: Screens<MailTestState, MailTestProps> = {
  offered: Nothing,
  sending: Nothing,
  sent: Sent,
  notSent: NotSent,
  tooMany: TooMany,
  unconfirmed: Unconfirmed,
};

/** Sends a test e-mail to the signed-in person, and says what came of it. */
export function MailTestView({ actor }: { actor: ActorRefFrom<typeof mailTestMachine> }) {
  const text = useText();
  const { value, context } = useJourney(actor);
  const state: MailTestState = atomicState(value);
  return (
    <section className={shared.card} aria-labelledby="mail-test" data-machine="mailTest" data-state={state}>
      <h2 id="mail-test" className={css.heading}>
        {text('dashboard.settings.test')}
      </h2>
      <p className={shared.small}>{text('dashboard.settings.test.lead')}</p>
      <div className={shared.actions}>
        <Button isBusy={state === 'sending'} onClick={() => actor.send({ type: 'test.requested' })}>
          {text('dashboard.settings.test.send')}
        </Button>
      </div>
      {/* The button keeps its place. */}
      <StateScreen screens={screens} state={state} from={{ context }} />
    </section>
  );
}
