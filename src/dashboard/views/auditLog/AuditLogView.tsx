import { useEffect, useRef, type FC } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { getLogAddress, noLogFilters } from '../../../../contract/dashboard/logAddress.ts';
import { reservationAddress } from '../../../../contract/dashboard/pages.ts';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type {
  AuditLogContext,
  AuditLogEvent,
  auditLogMachine,
  LoggedAction,
} from '../../../../machines/dashboard/auditLog/auditLog.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Button } from '../../../ui/Button.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Page } from '../layout/Page.tsx';
import { ActionDetails } from './ActionDetails.tsx';
import { actionTexts } from './actionTexts.ts';
import * as css from './auditLog.css.ts';
import { LogFiltersForm } from './LogFilters.tsx';

type AuditLogState = AtomicState<SnapshotFrom<typeof auditLogMachine>['value']>;

interface AuditLogProps {
  context: AuditLogContext;
  properties: Session['properties'];
  send: (event: AuditLogEvent) => void;
}

const LoadFailed: FC<AuditLogProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.audit.notLoaded')} failureReason={context} send={send} />
);

/** Moves the focus to the first of the entries that are added, because the button may disappear. */
function useFocusOnAddedRows(count: number) {
  const rows = useRef<HTMLUListElement>(null);
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current) rows.current?.querySelectorAll('h2')[known.current]?.focus();
    known.current = count;
  }, [count]);
  return rows;
}

function Row({ entry, properties }: { entry: LoggedAction } & Pick<AuditLogProps, 'properties'>) {
  const text = useText();
  const { eventTime } = useTimes();
  const { actor, action, reservationNumber, unitId, details, at } = entry;
  const title = actionTexts[action];
  return (
    <li className={css.row}>
      <h2 className={css.name} tabIndex={-1}>
        {title ? text(title) : <Verbatim>{action}</Verbatim>}
      </h2>
      <p className={shared.small}>
        {actor === 'command line' ? (
          <span>{text('dashboard.audit.commandLine')}</span>
        ) : (
          <Verbatim>{actor}</Verbatim>
        )}
      </p>
      <p className={shared.small}>{eventTime(at)}</p>
      {details !== null && <ActionDetails details={details} />}
      {unitId !== null && (
        <p className={shared.small}>{properties.find(({ id }) => id === unitId)?.name ?? unitId}</p>
      )}
      {reservationNumber !== null && (
        <p className={shared.small}>
          <Link href={reservationAddress(reservationNumber)}>
            <Verbatim isWhole>{reservationNumber}</Verbatim>
          </Link>
        </p>
      )}
    </li>
  );
}

type ListState = Extract<AuditLogState, 'list' | 'adding' | 'notAdded'>;

const List: FC<AuditLogProps & { state: ListState }> = ({ context, properties, send, state }) => {
  const text = useText();
  const { actions, next, filters } = context;
  const isFiltered = getLogAddress(filters) !== getLogAddress(noLogFilters);
  const rows = useFocusOnAddedRows(actions.length);
  return (
    <>
      <p className={shared.lead}>
        {text(
          actions.length > 0
            ? 'dashboard.audit.lead'
            : isFiltered
              ? 'dashboard.audit.none.filtered'
              : 'dashboard.audit.none',
        )}
      </p>
      <ul ref={rows} className={css.rows}>
        {actions.map((entry) => (
          <Row key={entry.id} entry={entry} properties={properties} />
        ))}
      </ul>
      {state === 'notAdded' && (
        <FailedCall title={text('dashboard.audit.notAdded')} failureReason={context} />
      )}
      {next !== null && (
        <div className={shared.actions}>
          <Button isBusy={state === 'adding'} onClick={() => send({ type: 'more.requested' })}>
            {text('dashboard.audit.more')}
          </Button>
        </div>
      )}
    </>
  );
};

const screens: Screens<AuditLogState, AuditLogProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  list: List,
  adding: List,
  notAdded: List,
};

/** Shows what people did. */
export function AuditLogView({
  actor,
  properties,
}: Pick<AuditLogProps, 'properties'> & { actor: ActorRefFrom<typeof auditLogMachine> }) {
  const text = useText();
  const { value, context } = useJourney(actor);
  const state: AuditLogState = atomicState(value);
  return (
    <Page title={text('dashboard.audit.title')} machine="auditLog" state={state}>
      <LogFiltersForm
        filters={context.filters}
        onChoose={(filters) => actor.send({ type: 'filters.chosen', filters })}
      />
      <StateScreen screens={screens} state={state} from={{ context, properties, send: actor.send }} />
    </Page>
  );
}
