import type { LastDrill } from '../../../../contract/dashboard/backups.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';

interface Props {
  drill: LastDrill;
  /** The time at which the backup was made; undefined if it was deleted. */
  madeAt: string | undefined;
}

/** The result of the last check of a backup. */
export function DrillNotice({ drill: { at, backup, result }, madeAt = result.madeAt ?? undefined }: Props) {
  const text = useText();
  const { eventTime } = useTimes();
  const moment = madeAt === undefined ? backup : eventTime(madeAt);
  const { problem, reservations, rows, isCounted } = result;
  return (
    <Notice
      tone={problem === null ? 'success' : 'error'}
      title={text(problem === null ? 'dashboard.backups.sound' : 'dashboard.backups.problem', { moment })}
    >
      <p>
        {problem === null
          ? isCounted
            ? text('dashboard.backups.sound.counted', { reservations, rows })
            : text('dashboard.backups.sound.uncounted', { reservations })
          : text(`dashboard.backups.problem.${problem}`)}
      </p>
      <p>{text('dashboard.backups.drilledAt', { moment: eventTime(at) })}</p>
    </Notice>
  );
}
