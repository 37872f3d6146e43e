import type { FC } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import type {
  timelineMachine,
  TimelineEvent,
} from '../../../../machines/dashboard/timeline/timeline.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { hidden } from '../../../ui/hidden.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
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
import * as css from './timeline.css.ts';

type Snapshot = SnapshotFrom<typeof timelineMachine>;
type TimelineState = AtomicState<Snapshot['value']>;

interface TimelineProps {
  context: Snapshot['context'];
  /** The properties among which the person can choose one. */
  properties: Session['properties'];
  /** The selection of nights; undefined if the person may not change nights. */
  selection: Snapshot['children']['nightsSelection'];
  send: (event: TimelineEvent) => void;
}

/** The number of nights by which the buttons move. */
const step = 28;

const Loading: FC = () => <p role="status">{useText()('frame.loading')}</p>;

const LoadFailed: FC<TimelineProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.calendar.notLoaded')} failureReason={context} send={send} />
);

/** The status message of the states that have one. */
const messages: Partial<Record<TimelineState, DashboardMessageId>> = {
  'shown.moving': 'frame.loading',
  'shown.outdated': 'dashboard.calendar.outdated',
};

const Shown: FC<TimelineProps & { state: TimelineState }> = (props) => {
  const { context, properties, selection, send, state } = props;
  const text = useText();
  const { timeline, from, property } = context;
  const move = (night: string) => send({ type: 'window.moved', from: night });
  if (!timeline) return null;
  const today = timeline.properties[0]?.today ?? from;
  const messageId = messages[state];
  return (
    <>
      <div className={css.controls}>
        <div className={css.moves}>
          <Button onClick={() => move(daysLater(from, -step))}>
            <Icon name="left" size="small" />
            <span>{text('dashboard.calendar.earlier')}</span>
          </Button>
          <Button onClick={() => move(daysLater(today, -1))}>{text('dashboard.calendar.today')}</Button>
          <Button onClick={() => move(daysLater(from, step))}>
            <span>{text('dashboard.calendar.later')}</span>
            <Icon name="right" size="small" />
          </Button>
        </div>
        {properties.length > 1 && (
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
        )}
        <p role="status" className={css.status}>
          {messageId && text(messageId)}
        </p>
      </div>
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
      {selection ? (
        <Calendar timeline={timeline} onMove={move} selection={selection} />
      ) : (
        <NightsGrid timeline={timeline} onMove={move} />
      )}
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
  properties: Session['properties'];
  /** Whether the person may change nights. */
  mayChange: boolean;
  send: TimelineProps['send'];
}) {
  const state: TimelineState = atomicState(value);
  return (
    <Page title={useText()('dashboard.navigation.calendar')} machine="timeline" state={state}>
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, properties, selection: mayChange ? children.nightsSelection : undefined, send }}
      />
    </Page>
  );
}
