import { useEffect, useRef, type FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { ReservationListProps, ReservationListState } from './ReservationListProps.ts';
import * as css from './reservationList.css.ts';
import { ReservationRow } from './ReservationRow.tsx';

type FoundState = Extract<ReservationListState, `found.${string}`>;

/** Moves the focus to the first reservation of each page that is added, because its button may disappear. */
function useFocusOnAddedRows(count: number) {
  const rows = useRef<HTMLUListElement>(null);
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current) rows.current?.querySelectorAll('a')[known.current]?.focus();
    known.current = count;
  }, [count]);
  return rows;
}

/** The reservations of the list, with its next page and its file. */
export const FoundScreen: FC<ReservationListProps & { state: FoundState }> = (props) => {
  const text = useText();
  const { context, session, send, state } = props;
  const { reservations, next } = context;
  const rows = useFocusOnAddedRows(reservations.length);
  const [isAdding, isSaving] = [state === 'found.adding', state === 'found.saving'];
  const count = reservations.length;
  return (
    <>
      <div className={css.tools}>
        <p role="status">
          {text(next === null ? 'dashboard.reservations.count' : 'dashboard.reservations.first', { count })}
        </p>
        {session.user.role !== 'cleaner' && (
          <Button isBusy={isSaving} disabled={isAdding} onClick={() => send({ type: 'file.requested' })}>
            {text('dashboard.reservations.save')}
          </Button>
        )}
      </div>
      {state === 'found.notSaved' && (
        <FailedCall title={text('dashboard.reservations.notSaved')} failureReason={context} />
      )}
      {state === 'found.savedInPart' && (
        <Notice tone="warning" isLive title={text('dashboard.reservations.savedInPart')} />
      )}
      <ul ref={rows} className={css.rows}>
        {reservations.map((reservation) => (
          <ReservationRow
            key={reservation.number}
            reservation={reservation}
            properties={session.properties}
          />
        ))}
      </ul>
      {state === 'found.notAdded' && (
        <FailedCall title={text('dashboard.reservations.notAdded')} failureReason={context} />
      )}
      {next !== null && (
        <div className={shared.actions}>
          <Button isBusy={isAdding} disabled={isSaving} onClick={() => send({ type: 'more.requested' })}>
            {text('dashboard.reservations.more')}
          </Button>
        </div>
      )}
    </>
  );
};
