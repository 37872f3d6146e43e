import type { FC } from 'react';
import { backupFilePath } from '../../../../contract/dashboard/operations.ts';
import { button } from '../../../ui/Button.css.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import type { BackupsProps, BackupsState } from './BackupsProps.ts';

type DownloadState = Exclude<Extract<BackupsState, `downloading.${string}`>, 'downloading.proving'>;

/** Says what the file of a backup contains, and offers it. */
export const DownloadScreen: FC<BackupsProps & { state: DownloadState }> = ({ context, send, state }) => {
  const text = useText();
  const { backup, list } = context;
  const isBusy = state === 'downloading.preparing';
  const isReady = state === 'downloading.ready';
  return (
    <>
      <p className={shared.lead}>
        <Verbatim>{backup}</Verbatim>
      </p>
      <Notice tone="warning" title={text('dashboard.backups.contents')}>
        <p>
          {text(list?.containsKey ? 'dashboard.backups.contents.key' : 'dashboard.backups.contents.noKey')}
        </p>
      </Notice>
      {isReady && <p>{text('dashboard.backups.ready')}</p>}
      {state === 'downloading.failed' && (
        <FailedCall title={text('dashboard.backups.notPrepared')} failureReason={context} />
      )}
      {(state === 'downloading.refused' || state === 'downloading.tooMany') && (
        <RejectedAlert refusal={context} refusedText={text('dashboard.backups.gone')} />
      )}
      <div className={shared.stackedActions}>
        {isReady && (
          <a className={button.primary} href={backupFilePath(backup)} download={backup}>
            {text('dashboard.backups.save')}
          </a>
        )}
        {!isReady && state !== 'downloading.refused' && (
          <Button look="primary" isBusy={isBusy} onClick={() => send({ type: 'download.confirmed' })}>
            {text('dashboard.backups.prepare')}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'list.requested' })}>
          {text('dashboard.access.back')}
        </Button>
      </div>
    </>
  );
};
