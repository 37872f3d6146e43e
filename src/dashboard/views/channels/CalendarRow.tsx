import type { ChannelCalendar, ChannelProperty } from '../../../../contract/dashboard/channels.ts';
import type { CalendarChange } from '../../../../machines/dashboard/channels/channels.types.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { Mark } from '../today/Mark.tsx';
import { hasOddEvents, OddEvents, useNightsTexts } from './CalendarContent.tsx';
import * as css from './channels.css.ts';
import type { ChannelsProps } from './ChannelsProps.ts';
import { failureTexts } from './failureTexts.ts';
import { getChangeText } from './getChangeText.ts';

interface Props extends Pick<ChannelsProps, 'send'> {
  property: ChannelProperty;
  calendar: ChannelCalendar;
}

interface State {
  tone: keyof typeof css.mark;
  icon: IconName;
  text: DashboardMessageId;
}

/** Returns the result of the last reading. */
function getState({ failure, triedAt }: ChannelCalendar): State {
  if (failure !== null) return { tone: 'late', icon: 'alert', text: 'dashboard.channels.state.failing' };
  return triedAt === null
    ? { tone: 'later', icon: 'clock', text: 'dashboard.channels.state.waiting' }
    : { tone: 'ready', icon: 'done', text: 'dashboard.channels.state.read' };
}

const changes: readonly CalendarChange['kind'][] = ['staysOnly', 'ignoresFree', 'remove'];

/** The changes of a calendar. */
function CalendarMenu({ property, calendar, send }: Props) {
  const text = useText();
  return (
    <Menu
      opener={
        <>
          <span className={css.menuName}>{text('dashboard.channels.menu', { calendar: calendar.name })}</span>
          <Icon name="menu" />
        </>
      }
    >
      {changes.map((kind) => (
        <button
          key={kind}
          type="button"
          onClick={() =>
            send({ type: 'change.requested', kind, property: property.property, calendar: calendar.id })
          }
        >
          {text(getChangeText('action', { kind, calendar }))}
        </button>
      ))}
    </Menu>
  );
}

/** Why the last reading failed and what to do, or that nights have disappeared. */
function Failure({ calendar: { failure, failingSince, missing } }: Pick<Props, 'calendar'>) {
  const text = useText();
  const { eventTime } = useTimes();
  if (failure !== null)
    return (
      <Notice tone="error" title={text(failureTexts[failure])}>
        {failingSince !== null && (
          <p>{text('dashboard.channels.failingSince', { moment: eventTime(failingSince) })}</p>
        )}
      </Notice>
    );
  return missing > 0 ? (
    <Notice tone="warning" title={text('dashboard.channels.missing', { count: missing })} />
  ) : null;
}

/** A calendar of another channel: what it takes, when it was read and with what result. */
export function CalendarRow({ property, calendar, send }: Props) {
  const text = useText();
  const { eventTime } = useTimes();
  const getNightsTexts = useNightsTexts();
  const { name, server, readAt, dueAt, staysOnly, ignoresFree } = calendar;
  const { text: stateText, ...mark } = getState(calendar);
  return (
    <li className={css.row}>
      <div className={css.head}>
        <h3 className={css.name}>
          <Verbatim>{name}</Verbatim>
        </h3>
        <Mark {...mark} text={text(stateText)} />
        <CalendarMenu property={property} calendar={calendar} send={send} />
      </div>
      {readAt !== null && <p>{getNightsTexts(calendar).join(' · ')}</p>}
      <Failure calendar={calendar} />
      <p className={css.facts}>
        {[
          readAt !== null && text('dashboard.channels.readAt', { moment: eventTime(readAt) }),
          text('dashboard.channels.dueAt', { moment: eventTime(dueAt) }),
        ]
          .filter((part) => part !== false)
          .join(' · ')}
      </p>
      {server !== null && <p className={css.facts}>{text('dashboard.channels.server', { server })}</p>}
      {staysOnly && <p className={css.facts}>{text('dashboard.channels.staysOnly')}</p>}
      {ignoresFree && <p className={css.facts}>{text('dashboard.channels.ignoresFree')}</p>}
      {hasOddEvents(calendar) && (
        <Disclosure look="button" title={<span>{text('dashboard.channels.details')}</span>}>
          <OddEvents content={calendar} />
        </Disclosure>
      )}
    </li>
  );
}
