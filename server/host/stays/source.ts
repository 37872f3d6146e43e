import type { ReservationRow } from '../store/schema.ts';

/** Returns the name of the channel on which a stay was booked; undefined if on the site or by phone. */
export const getChannel = ({ source }: Pick<ReservationRow, 'source'>): string | undefined =>
  source === 'site' || source === 'phone' ? undefined : source;
