import type { FC } from 'react';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded, Outdated } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { NotReassessed } from '../outcome/NotReassessed.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { Findings } from './Findings.tsx';
import type { HealthPartProps, HealthProps, HealthSnapshot, HealthState } from './HealthProps.ts';
import { Software } from './Software.tsx';

const LoadFailed: FC<HealthProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.health.notLoaded')} failureReason={context} send={send} />
);

/** The result of the last action, or what went wrong. */
const Result: FC<HealthPartProps> = ({ context, send, state }) => {
  const text = useText();
  if (state === 'shown.outdated') return <Outdated send={send} />;
  if (state === 'shown.notChecked')
    return <FailedCall title={text('dashboard.health.notChecked')} failureReason={context} />;
  if (state === 'shown.notReassessed') return <NotReassessed context={context} send={send} />;
  if (state === 'shown.reassessing' || state === 'shown.rejected')
    return (
      <RejectedAlert
        refusal={context.refusal}
        refusedText={text(
          context.job === '' ? 'dashboard.health.repair.refused' : 'dashboard.health.jobs.refused',
        )}
      />
    );
  if (state === 'shown.lookingAfterRetry' || state === 'shown.retryUnconfirmed')
    return (
      <UnconfirmedChoice
        failureReason={context}
        isLooking={state === 'shown.lookingAfterRetry'}
        onLook={() => send({ type: 'look.requested' })}
        onRepeat={() => send({ type: 'jobRetry.repeated' })}
      />
    );
  if (state === 'shown.lookingAfterRepair' || state === 'shown.repairUnconfirmed')
    return (
      <UnconfirmedChoice
        failureReason={context}
        isLooking={state === 'shown.lookingAfterRepair'}
        onLook={() => send({ type: 'look.requested' })}
        onRepeat={() => send({ type: 'repair.repeated' })}
      />
    );
  if (context.done === undefined) return null;
  const title = context.done === 'retried' ? 'dashboard.health.jobs.retried' : 'dashboard.health.repaired';
  return <Notice tone="success" isLive title={text(title)} />;
};

const Shown: FC<HealthPartProps> = (props) => {
  const { health } = props.context;
  if (!health) return null;
  return (
    <>
      <Result {...props} />
      <Findings {...props} />
      <FailedJobs {...props} />
      <Software software={health.software} />
    </>
  );
};

const screens: Screens<HealthState, HealthProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  'shown.checking': Shown,
  'shown.notChecked': Shown,
  'shown.idle': Shown,
  'shown.refreshing': Shown,
  'shown.outdated': Shown,
  'shown.retrying': Shown,
  'shown.repairing': Shown,
  'shown.reassessing': Shown,
  'shown.rejected': Shown,
  'shown.notReassessed': Shown,
  'shown.lookingAfterRetry': Shown,
  'shown.retryUnconfirmed': Shown,
  'shown.lookingAfterRepair': Shown,
  'shown.repairUnconfirmed': Shown,
};

/** Shows what the checks of the site have found, the failed jobs, and the version. */
export function HealthView({
  snapshot: { value, context },
  send,
}: Omit<HealthProps, 'context'> & { snapshot: HealthSnapshot }) {
  const text = useText();
  const state: HealthState = atomicState(value);
  return (
    <Page
      title={text('dashboard.health.title')}
      machine="health"
      state={state}
      action={<ButtonLink href={dashboardPages.backups}>{text('dashboard.backups.title')}</ButtonLink>}
    >
      <StateScreen screens={screens} state={state} from={{ context, send }} />
    </Page>
  );
}
