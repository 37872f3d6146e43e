import type { FC } from 'react';
import type { Attention } from '../../../../contract/dashboard/today.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { NotLoaded, Outdated } from '../layout/NotLoaded.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NewBookingLink } from '../layout/NewBookingLink.tsx';
import { Page } from '../layout/Page.tsx';
import { NotReassessedAlert, RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import { OfferPasskey } from './OfferPasskey.tsx';
import { StaySection } from './StaySection.tsx';
import { TaskCard } from './TaskCard.tsx';
import * as css from './today.css.ts';
import type { TodayProps, TodaySnapshot, TodayState } from './TodayProps.ts';

const results = {
  reminded: 'dashboard.today.reminded',
  retried: 'dashboard.today.retried',
} as const satisfies Record<string, DashboardMessageId>;

/** Identifies a task, whatever the host has done for it so far. */
const getTaskKey = (task: Attention) =>
  [
    task.kind,
    task.number,
    'unitId' in task && task.unitId,
    'id' in task && task.id,
    'calendar' in task && task.calendar,
    'start' in task && task.start,
    'why' in task && task.why,
  ].join(' ');

/** The event that repeats the action whose answer is missing. The message stays while today is loaded. */
const repeatedEvents: Partial<Record<TodayState, 'reminder.repeated' | 'jobRetry.repeated'>> = {
  'shown.lookingAfterReminder': 'reminder.repeated',
  'shown.reminderUnconfirmed': 'reminder.repeated',
  'shown.lookingAfterRetry': 'jobRetry.repeated',
  'shown.retryUnconfirmed': 'jobRetry.repeated',
};

const LoadFailed: FC<TodayProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.today.notLoaded')} failureReason={context} send={send} />
);

/** The result of the last action, or what went wrong. */
const Result: FC<TodayProps & { state: TodayState }> = ({ context, send, state }) => {
  const text = useText();
  if (state === 'shown.outdated') return <Outdated send={send} />;
  if (state === 'shown.notReassessed')
    return (
      <>
        <NotReassessedAlert refusal={context.refusal} failureReason={context} />
        <div className={shared.actions}>
          <TryAgain send={send} look="secondary" />
        </div>
      </>
    );
  if (state === 'shown.reassessing' || state === 'shown.rejected')
    return <RejectedAlert refusal={context.refusal} refusedText={text('dashboard.today.refused')} />;
  const repeated = repeatedEvents[state];
  if (repeated)
    return (
      <UnconfirmedChoice
        failureReason={context}
        isLooking={state.startsWith('shown.looking')}
        onLook={() => send({ type: 'look.requested' })}
        onRepeat={() => send({ type: repeated })}
      />
    );
  return context.done ? <Notice tone="success" isLive title={text(results[context.done])} /> : null;
};

const Shown: FC<TodayProps & { state: TodayState }> = (props) => {
  const text = useText();
  const { context, properties } = props;
  if (!context.today) return null;
  const { attention, arrivals, departures, inHouse } = context.today;
  return (
    <>
      <Result {...props} />
      <section className={css.section}>
        <h2 className={css.heading}>{text('dashboard.today.attention')}</h2>
        {attention.length === 0 ? (
          <p className={shared.lead}>{text('dashboard.today.attention.none')}</p>
        ) : (
          <ul className={css.tasks}>
            {attention.map((task) => (
              <TaskCard key={getTaskKey(task)} {...props} task={task} />
            ))}
          </ul>
        )}
      </section>
      <div className={css.stays}>
        <StaySection
          title={text('dashboard.today.arrivals')}
          emptyText={text('dashboard.today.arrivals.none')}
          stays={arrivals}
          properties={properties}
        />
        <StaySection
          title={text('dashboard.today.departures')}
          emptyText={text('dashboard.today.departures.none')}
          stays={departures}
          properties={properties}
        />
        <StaySection
          title={text('dashboard.today.inHouse')}
          emptyText={text('dashboard.today.inHouse.none')}
          stays={inHouse}
          properties={properties}
        />
      </div>
      <OfferPasskey />
    </>
  );
};

const screens: Screens<TodayState, TodayProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  'shown.idle': Shown,
  'shown.refreshing': Shown,
  'shown.outdated': Shown,
  'shown.reminding': Shown,
  'shown.retrying': Shown,
  'shown.reassessing': Shown,
  'shown.rejected': Shown,
  'shown.notReassessed': Shown,
  'shown.lookingAfterReminder': Shown,
  'shown.reminderUnconfirmed': Shown,
  'shown.lookingAfterRetry': Shown,
  'shown.retryUnconfirmed': Shown,
};

/** Shows the stays of today, and what needs attention. */
export function TodayView({
  snapshot: { value, context },
  ...props
}: Omit<TodayProps, 'context'> & { snapshot: TodaySnapshot }) {
  const state: TodayState = atomicState(value);
  return (
    <Page
      title={useText()('dashboard.navigation.today')}
      machine="today"
      state={state}
      action={<NewBookingLink role={props.role} />}
    >
      <StateScreen screens={screens} state={state} from={{ context, ...props }} />
    </Page>
  );
}
