import { Suspense, useEffect, useRef, type FC } from 'react';
import { getStart } from '../../../../machines/dashboard/reservationList/selectors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { Outdated } from '../layout/NotLoaded.tsx';
import { useText } from '../../i18n/index.ts';
import { LaterColumnChoice, LaterOrderSelect, LaterSums } from './loadLaterParts.ts';
import type { ReservationListProps, ReservationListState } from './ReservationListProps.ts';
import * as css from './reservationList.css.ts';
import { ReservationRow } from './ReservationRow.tsx';
import { ReservationTable } from './ReservationTable.tsx';
import { useIsWide } from './useIsWide.ts';

type FoundProps = ReservationListProps & {
  state: Exclude<Extract<ReservationListState, `found.${string}`>, 'found.proving'>;
};

/** Moves the focus to the first reservation of each page that is added, because its button may disappear. */
function useFocusOnAddedRows({ pages, reservations: { length } }: ReservationListProps['context']) {
  const rows = useRef<HTMLDivElement>(null);
  const known = useRef({ pages, length });
  useEffect(() => {
    const before = known.current;
    if (pages > before.pages) rows.current?.querySelectorAll('a')[before.length]?.focus();
    known.current = { pages, length };
  }, [pages, length]);
  return rows;
}

/** Names the dates from which a list without a search and without dates contains reservations. */
const startTexts = {
  today: 'dashboard.reservations.fromToday',
  yearAgo: 'dashboard.reservations.fromYearAgo',
} as const;

/** The number of reservations, their sums, and what can be done with the list. */
function Tools({ isWide, state, ...props }: FoundProps & { isWide: boolean }) {
  const text = useText();
  const { context, session, send } = props;
  const { reservations, next, sums } = context;
  const count = reservations.length;
  const start = getStart(props);
  const countText =
    next === null || sums === null
      ? text('dashboard.reservations.count', { count })
      : text('dashboard.reservations.first', { count, all: sums.count });
  return (
    <div className={css.tools}>
      <p role="status" className={css.count}>
        {start === undefined ? countText : text(startTexts[start], { reservations: countText })}
      </p>
      {isWide && (
        <Suspense>
          <LaterColumnChoice {...props} />
        </Suspense>
      )}
      {session.user.role !== 'cleaner' && (
        <Button
          isBusy={state === 'found.saving'}
          disabled={state === 'found.adding' || state === 'found.sorting'}
          onClick={() => send({ type: 'file.requested' })}
        >
          {text('dashboard.reservations.save')}
        </Button>
      )}
      {sums?.money && (
        <Suspense>
          <LaterSums money={sums.money} />
        </Suspense>
      )}
      {!isWide && (
        <div className={css.order}>
          <Suspense>
            <LaterOrderSelect {...props} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** The reservations of the list, as a table or as rows, with its next page and its file. */
export const FoundScreen: FC<FoundProps> = (props) => {
  const text = useText();
  const isWide = useIsWide();
  const { context, session, send, state } = props;
  const { reservations, next } = context;
  const rows = useFocusOnAddedRows(context);
  return (
    <>
      {state === 'found.outdated' && <Outdated send={send} />}
      <Tools {...props} isWide={isWide} />
      {state === 'found.notSaved' && (
        <FailedCall title={text('dashboard.reservations.notSaved')} failureReason={context} />
      )}
      {state === 'found.savedInPart' && (
        <Notice tone="warning" isLive title={text('dashboard.reservations.savedInPart')} />
      )}
      <div ref={rows}>
        {isWide ? (
          <ReservationTable {...props} />
        ) : (
          <ul className={css.rows}>
            {reservations.map((reservation) => (
              <ReservationRow
                key={reservation.number}
                reservation={reservation}
                properties={session.properties}
              />
            ))}
          </ul>
        )}
      </div>
      {state === 'found.notAdded' && (
        <FailedCall title={text('dashboard.reservations.notAdded')} failureReason={context} />
      )}
      {next !== null && (
        <div className={shared.actions}>
          <Button
            isBusy={state === 'found.adding'}
            disabled={state === 'found.saving' || state === 'found.sorting'}
            onClick={() => send({ type: 'more.requested' })}
          >
            {text('dashboard.reservations.more')}
          </Button>
        </div>
      )}
    </>
  );
};
