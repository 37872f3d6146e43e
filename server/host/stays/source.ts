import { sql } from 'kysely';
import { isOwnSource, ownSources } from '../../../contract/values/sources.ts';
import { euros } from '../pricing/index.ts';
import { equalsConstant } from '../store/literals.ts';
import type { ReservationRow } from '../store/schema.ts';

/** Returns the name of the channel on which a stay was booked; undefined if it was not booked on a channel. */
export const getChannel = ({ source }: Pick<ReservationRow, 'source'>): string | undefined =>
  isOwnSource(source) ? undefined : source;

/** The condition that the channel on which a stay was booked collects the price: no payment of it is planned here. */
export const isCollectedByChannel = ({
  source,
  instalments,
}: Pick<ReservationRow, 'source'> & { instalments: number }): boolean =>
  getChannel({ source }) !== undefined && instalments === 0;

/** The number of planned payments of a reservation. */
export const instalments = sql<number>`json_array_length(quote -> 'paymentOptions' -> 0 -> 'schedule')`;

/** The condition of {@link isCollectedByChannel} in a query. */
export const collectedByChannel = sql<boolean>`not (${equalsConstant('source', ownSources)}) and ${instalments} = 0`;

type ChannelMoney = Pick<ReservationRow, 'payout' | 'commission'>;

/** Returns what a channel pays to the host and what it keeps; null if unknown. */
export const getChannelMoney = ({ payout, commission }: ChannelMoney) => ({
  payout: payout === null ? null : euros(payout),
  commission: commission === null ? null : euros(commission),
});
