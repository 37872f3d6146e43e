import type { BookingPayment } from './bookings.ts';

/** The channels that are offered by their names. */
const knownChannels = ['Airbnb', 'Booking.com', 'Vrbo'] as const;

/** The channels of calendars; `other` is one whose name the host types. */
export const channelChoices = [...knownChannels, 'other'] as const;

/** The sources of bookings that hosts enter; `other` is a channel whose name the host types. */
export const bookingSources = ['phone', 'walk-in', ...channelChoices] as const;
export type BookingSource = (typeof bookingSources)[number];

/** Whether a booking came from a channel. */
export const isFromChannel = (source: BookingSource): boolean => source !== 'phone' && source !== 'walk-in';

/** Returns the name of the channel of a booking that came from one. */
export const getChannelName = ({ source, channelName }: { source: BookingSource; channelName: string }) =>
  source === 'other' ? channelName : source;

type WayToPay = BookingPayment['by'];

/** Returns the ways to pay a booking, the proposed one first. */
export function getWaysToPay(source: BookingSource): readonly WayToPay[] {
  if (isFromChannel(source)) return ['channel', 'arrival', 'received', 'link'];
  return source === 'walk-in' ? ['arrival', 'received', 'link'] : ['link', 'arrival', 'received'];
}
