import type { CalendarEntry } from '../../../../machines/dashboard/newCalendar/newCalendar.types.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './channels.css.ts';

/** The steps at each channel: where its page is, and how its address is copied, or that of this site is entered. */
const steps = {
  Airbnb: {
    open: 'dashboard.channels.steps.open.airbnb',
    copy: 'dashboard.channels.steps.copy.airbnb',
    paste: 'dashboard.channels.steps.paste.airbnb',
  },
  'Booking.com': {
    open: 'dashboard.channels.steps.open.booking',
    copy: 'dashboard.channels.steps.copy.booking',
    paste: 'dashboard.channels.steps.paste.booking',
  },
  Vrbo: {
    open: 'dashboard.channels.steps.open.vrbo',
    copy: 'dashboard.channels.steps.copy.vrbo',
    paste: 'dashboard.channels.steps.paste.vrbo',
  },
  other: {
    open: 'dashboard.channels.steps.open.other',
    copy: 'dashboard.channels.steps.copy.other',
    paste: 'dashboard.channels.steps.paste.other',
  },
} as const;

interface Props {
  channel: CalendarEntry['channel'];
  /** Whether the address of the channel is copied, or that of this site is given to the channel. */
  direction: 'copy' | 'paste';
}

/** The steps at a channel that copy the address of its calendar, or enter the address of this site’s calendar. */
export function ChannelSteps({ channel, direction }: Props) {
  const text = useText();
  const last = direction === 'copy' ? 'dashboard.channels.steps.copied' : 'dashboard.channels.steps.pasted';
  return (
    <ol className={css.steps}>
      <li>{text(steps[channel].open, { channel })}</li>
      <li>{text(steps[channel][direction])}</li>
      <li>{text(last)}</li>
    </ol>
  );
}
