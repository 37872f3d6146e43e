/** Until when guests who come in the night after the first day may say that they do, `HH:MM`. */
const latestArrival = '06:00';

/**
 * Whether a time of arrival is one of the night after the first day: before check-in begins on the clock of the property,
 * and so after midnight. All are `HH:MM`.
 */
export const isAfterMidnight = (arrivalTime: string, checkInAfter: string): boolean =>
  arrivalTime < checkInAfter;

/** Whether guests can arrive at a time: from when check-in begins, until six in the morning after. All are `HH:MM`. */
export const isArrivalTime = (arrivalTime: string, checkInAfter: string): boolean =>
  !isAfterMidnight(arrivalTime, checkInAfter) || arrivalTime <= latestArrival;
