import type { FC } from 'react';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded, Outdated } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { useTimes } from '../layout/useTimes.ts';
import { NotReassessed } from '../outcome/NotReassessed.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import * as css from '../health/health.css.ts';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import { Proof } from '../proof/ProofView.tsx';
import type { BackupsPartProps, BackupsProps, BackupsSnapshot, BackupsState } from './BackupsProps.ts';
import { DownloadScreen } from './DownloadScreen.tsx';
import { DrillNotice } from './DrillNotice.tsx';
import { StoredBackups } from './StoredBackups.tsx';

const LoadFailed: FC<BackupsProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.backups.notLoaded')} failureReason={context} send={send} />
);

const Proving: FC<BackupsProps> = ({ proof }) => proof && <Proof actor={proof} />;

/** The failure of the last start of a backup or check. */
const Result: FC<BackupsPartProps> = ({ context, send, state }) => {
  const text = useText();
  if (state === 'shown.outdated') return <Outdated send={send} />;
  if (state === 'shown.notReassessed') return <NotReassessed context={context} send={send} />;
  if (state === 'shown.reassessing' || state === 'shown.rejected')
    return <RejectedAlert refusal={context.refusal} refusedText={text('dashboard.backups.refused')} />;
  if (state === 'shown.looking' || state === 'shown.unconfirmed')
    return (
      <UnconfirmedChoice
        failureReason={context}
        isLooking={state === 'shown.looking'}
        onLook={() => send({ type: 'look.requested' })}
        onRepeat={() => send({ type: 'task.repeated' })}
      />
    );
  return null;
};

/** The task that is running, or the result of the last one. */
const Tasks: FC<BackupsPartProps> = ({ context: { list } }) => {
  const text = useText();
  const { eventTime } = useTimes();
  if (!list) return null;
  const { running, failure, lastDrill, backups } = list;
  return (
    <>
      <div role="status" className={css.status}>
        {running && (
          <Notice tone="info" title={text(`dashboard.backups.running.${running.task}`)}>
            <p>{text('dashboard.backups.running.since', { moment: eventTime(running.since) })}</p>
          </Notice>
        )}
      </div>
      {!running && failure && (
        <Notice tone="error" title={text(`dashboard.backups.failed.${failure.task}`)}>
          <p>{text(failure.isDiskFull ? 'dashboard.backups.failed.disk' : 'dashboard.backups.failed.log')}</p>
        </Notice>
      )}
      {lastDrill && running?.task !== 'drill' && (
        <DrillNotice
          drill={lastDrill}
          madeAt={backups.find(({ backup }) => backup === lastDrill.backup)?.madeAt}
        />
      )}
    </>
  );
};

const Shown: FC<BackupsPartProps> = (props) => {
  const text = useText();
  const { list } = props.context;
  if (!list) return null;
  if (!list.isAvailable)
    return (
      <Notice tone="info" title={text('dashboard.backups.outside')}>
        <p>{text('dashboard.backups.outside.text')}</p>
      </Notice>
    );
  return (
    <>
      {list.days === 0 ? (
        <Notice tone="warning" title={text('dashboard.backups.off')}>
          <p>{text('dashboard.backups.off.text')}</p>
        </Notice>
      ) : (
        <p className={shared.lead}>{text('dashboard.backups.lead', { days: list.days })}</p>
      )}
      <Tasks {...props} />
      {/* Next to the list, whose buttons change with it. */}
      <Result {...props} />
      <StoredBackups {...props} />
    </>
  );
};

const screens: Screens<BackupsState, BackupsProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  'shown.idle': Shown,
  'shown.starting': Shown,
  'shown.watching': Shown,
  'shown.refreshing': Shown,
  'shown.outdated': Shown,
  'shown.reassessing': Shown,
  'shown.rejected': Shown,
  'shown.notReassessed': Shown,
  'shown.looking': Shown,
  'shown.unconfirmed': Shown,
  'downloading.confirming': DownloadScreen,
  'downloading.preparing': DownloadScreen,
  'downloading.proving': Proving,
  'downloading.ready': DownloadScreen,
  'downloading.tooMany': DownloadScreen,
  'downloading.refused': DownloadScreen,
  'downloading.failed': DownloadScreen,
};

/** Shows the backups of the site, which an owner makes, checks and downloads. */
export function BackupsView({
  snapshot: { value, context, children },
  send,
}: Omit<BackupsProps, 'context' | 'proof'> & { snapshot: BackupsSnapshot }) {
  const text = useText();
  const state: BackupsState = atomicState(value);
  return (
    <Page
      title={text('dashboard.backups.title')}
      machine="backups"
      state={state}
      action={<ButtonLink href={dashboardPages.health}>{text('dashboard.health.title')}</ButtonLink>}
    >
      <StateScreen screens={screens} state={state} from={{ context, proof: children.proof, send }} />
    </Page>
  );
}
