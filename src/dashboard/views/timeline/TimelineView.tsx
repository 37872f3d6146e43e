import { Suspense, type FC } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type {
  timelineMachine,
  TimelineEvent,
} from '../../../../machines/dashboard/timeline/timeline.machine.ts';
import { hidden } from '../../../ui/hidden.css.ts';
import { Select } from '../../../ui/Select.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { Page } from '../layout/Page.tsx';
import { Calendar } from './Calendar.tsx';
import { NightsGrid } from './NightsGrid.tsx';
import { LaterLegend } from './loadLaterParts.ts';
import * as css from './timeline.css.ts';
import { status } from './toolbar.css.ts';

type Snapshot = SnapshotFrom<typeof timelineMachine>;
type TimelineState = AtomicState<Snapshot['value']>;

interface TimelineProps {
  context: Snapshot['context'];
  /** The selection of nights; undefined if the person may not change nights. */
  selection: Snapshot['children']['nightsSelection'];
  send: (event: TimelineEvent) => void;
}

const Loading: FC = () => <p role="status">{useText()('frame.loading')}</p>;

const LoadFailed: FC<TimelineProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.calendar.notLoaded')} failureReason={context} send={send} />
);

/** The status message of the states that have one. */
const messages: Partial<Record<TimelineState, DashboardMessageId>> = {
  'shown.moving': 'frame.loading',
  'shown.outdated': 'dashboard.calendar.outdated',
};

function PropertyFilter({
  property,
  properties,
  send,
}: Pick<TimelineProps, 'send'> & { property: string; properties: Session['properties'] }) {
  const text = useText();
  return (
    <div className={css.filter}>
      <Select
        id="calendar-property"
        label={text('dashboard.calendar.property')}
        value={property}
        onChange={(chosen) => send({ type: 'property.chosen', property: chosen })}
      >
        <option value="">{text('dashboard.calendar.allProperties')}</option>
        {properties.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

const Shown: FC<TimelineProps & { state: TimelineState }> = ({ context, selection, send, state }) => {
  const { timeline } = context;
  const text = useText();
  if (!timeline) return null;
  const messageId = messages[state];
  const nights = {
    timeline,
    onMove: (from: string) => send({ type: 'window.moved', from }),
    status: (
      <p role="status" className={status}>
        {messageId && text(messageId)}
      </p>
    ),
  };
  return (
    <>
      {state === 'shown.outdated' && (
        <div className={css.tools}>
          <TryAgain send={send} />
        </div>
      )}
      {state === 'shown.notMoved' && (
        <>
          <FailedCall title={text('dashboard.calendar.notMoved')} failureReason={context} />
          <div className={css.tools}>
            <TryAgain send={send} />
          </div>
        </>
      )}
      <p id="calendar-keys" className={hidden}>
        {text(selection ? 'dashboard.nights.keys' : 'dashboard.calendar.keys')}
      </p>
      {selection ? <Calendar {...nights} selection={selection} /> : <NightsGrid {...nights} />}
      <Suspense>
        <LaterLegend />
      </Suspense>
    </>
  );
};

const screens: Screens<TimelineState, TimelineProps> = {
  loading: Loading,
  notLoaded: LoadFailed,
  'shown.idle': Shown,
  'shown.moving': Shown,
  'shown.notMoved': Shown,
  'shown.refreshing': Shown,
  'shown.outdated': Shown,
};

/** The calendar of all properties. */
export function TimelineView({
  snapshot: { value, context, children },
  properties,
  mayChange,
  send,
}: {
  snapshot: Snapshot;
  /** The properties among which the person can choose one. */
  properties: Session['properties'];
  /** Whether the person may change nights. */
  mayChange: boolean;
  send: TimelineProps['send'];
}) {
  const state: TimelineState = atomicState(value);
  return (
    <Page
      title={useText()('dashboard.navigation.calendar')}
      machine="timeline"
      state={state}
      isWide
      action={
        context.timeline && properties.length > 1 ? (
          <PropertyFilter property={context.property} properties={properties} send={send} />
        ) : null
      }
    >
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, selection: mayChange ? children.nightsSelection : undefined, send }}
      />
    </Page>
  );
}
