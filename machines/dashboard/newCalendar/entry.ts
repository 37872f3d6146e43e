import { getChannelName } from '../../../contract/dashboard/bookingSource.ts';
import type { CalendarEntry } from './newCalendar.types.ts';

/** The values that the form proposes. */
export const proposedEntry: CalendarEntry = {
  channel: 'Airbnb',
  name: '',
  address: '',
  staysOnly: false,
  ignoresFree: false,
};

/** Returns the name of the calendar: that of its channel, or the one that was typed. */
export const getCalendarName = ({ channel, name }: Pick<CalendarEntry, 'channel' | 'name'>): string =>
  getChannelName({ source: channel, channelName: name });
