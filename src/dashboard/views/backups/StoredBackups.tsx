import type { FC } from 'react';
import type { StoredBackup } from '../../../../contract/dashboard/backups.ts';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import * as css from '../health/health.css.ts';
import type { BackupsPartProps } from './BackupsProps.ts';
import { toMegabytes } from './toMegabytes.ts';

/** The states in which no other backup or check can begin. */
const isBusyIn = (state: BackupsPartProps['state']) =>
  state === 'shown.starting' ||
  state === 'shown.watching' ||
  state === 'shown.refreshing' ||
  state === 'shown.outdated' ||
  state === 'shown.looking' ||
  state === 'shown.reassessing';

function Backup({ stored, context, state, send }: BackupsPartProps & { stored: StoredBackup }) {
  const text = useText();
  const { eventTime } = useTimes();
  const { backup, madeAt, bytes, isByHand } = stored;
  const moment = eventTime(madeAt);
  const megabytes = toMegabytes(bytes);
  const isStarting = state === 'shown.starting' && context.task === 'drill' && context.backup === backup;
  return (
    <li className={css.item}>
      <h3 className={css.title}>{moment}</h3>
      <p className={shared.small}>
        {text(isByHand ? 'dashboard.backups.sizeByHand' : 'dashboard.backups.size', { megabytes })}
      </p>
      <div className={shared.actions}>
        <Button
          isBusy={isStarting}
          disabled={isBusyIn(state)}
          aria-label={text('dashboard.backups.drillOne', { moment })}
          onClick={() => send({ type: 'drill.requested', backup })}
        >
          {text('dashboard.backups.drill')}
        </Button>
        <Button
          look="quiet"
          disabled={isBusyIn(state) && state !== 'shown.watching'}
          aria-label={text('dashboard.backups.downloadOne', { moment })}
          onClick={() => send({ type: 'download.requested', backup })}
        >
          {text('dashboard.backups.download')}
        </Button>
      </div>
    </li>
  );
}

/** The stored backups, and the button that makes one. */
export const StoredBackups: FC<BackupsPartProps> = (props) => {
  const text = useText();
  const { context, state, send } = props;
  const backups = context.list?.backups ?? [];
  return (
    <section className={css.section} aria-labelledby="stored">
      <div className={css.head}>
        <h2 id="stored" className={css.heading}>
          {text('dashboard.backups.stored')}
        </h2>
        <Button
          look="primary"
          isBusy={state === 'shown.starting' && context.task === 'backup'}
          disabled={isBusyIn(state)}
          onClick={() => send({ type: 'backup.requested' })}
        >
          {text('dashboard.backups.make')}
        </Button>
      </div>
      {backups.length === 0 ? (
        <p className={shared.small}>{text('dashboard.backups.none')}</p>
      ) : (
        <>
          <p className={shared.small}>{text('dashboard.backups.drillAbout')}</p>
          <ul className={css.list}>
            {backups.map((stored) => (
              <Backup key={stored.backup} stored={stored} {...props} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
