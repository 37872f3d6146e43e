import type { FC } from 'react';
import { useFormats } from '../../../i18n/index.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { NotLoaded, Outdated } from '../layout/NotLoaded.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NewBookingLink } from '../layout/NewBookingLink.tsx';
import { Page } from '../layout/Page.tsx';
import { NotReassessed } from '../outcome/NotReassessed.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import * as css from './day.css.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { OfferPasskey } from './OfferPasskey.tsx';
import type { DayPart } from './stayNeeds.ts';
import { StaySection } from './StaySection.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import type { TodayProps, TodaySnapshot, TodayState } from './TodayProps.ts';

const results = {
  reminded: 'dashboard.today.reminded',
  retried: 'dashboard.today.retried',
} as const satisfies Record<string, DashboardMessageId>;

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
  if (state === 'shown.notReassessed') return <NotReassessed context={context} send={send} />;
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
  const { today } = props.context;
  if (!today) return null;
  const parts: readonly DayPart[] = ['arrivals', 'departures', 'inHouse'];
  return (
    <>
      <Result {...props} />
      {today.isNew ? (
        <FirstSteps role={props.role} isSandbox={props.isSandbox} />
      ) : (
        <div className={css.day}>
          {parts.map((part) => (
            <StaySection key={part} {...props} part={part} stays={today[part]} />
          ))}
        </div>
      )}
      {(!today.isNew || today.attention.length > 0) && <TaskGroups {...props} today={today} />}
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
  days,
  ...props
}: Omit<TodayProps, 'context'> & {
  snapshot: TodaySnapshot;
  /** The dates of today; several if the properties are in distant time zones. */
  days: readonly string[];
}) {
  const { date, list } = useFormats();
  const state: TodayState = atomicState(value);
  return (
    <Page
      title={useText()('dashboard.navigation.today')}
      about={list(days.map((day) => date(day, 'dated')))}
      machine="today"
      state={state}
      action={<NewBookingLink role={props.role} />}
    >
      <StateScreen screens={screens} state={state} from={{ context, ...props }} />
    </Page>
  );
}
