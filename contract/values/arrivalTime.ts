/** The latest arrival in the night after the first day, `HH:MM`. */
const latestArrival = '06:00';

/**
 * Whether an arrival time is after midnight: it is earlier than check-in, so it belongs to the night after the first
 * day. All times are `HH:MM`.
 */
export const isAfterMidnight = (arrivalTime: string, checkInAfter: string): boolean =>
  arrivalTime < checkInAfter;

/** Whether guests can arrive at a time: from check-in until six the next morning. All times are `HH:MM`. */
export const isArrivalTime = (arrivalTime: string, checkInAfter: string): boolean =>
  !isAfterMidnight(arrivalTime, checkInAfter) || arrivalTime <= latestArrival;

const twoDigits = (number: number) => String(number).padStart(2, '0');

const halfHours = Array.from({ length: 48 }, (_, index) =>
  [Math.floor(index / 2), (index % 2) * 30].map(twoDigits).join(':'),
);

/**
 * Returns the possible arrival times on the first day and after midnight: the start of check-in, and each half hour.
 */
export function arrivalTimes(checkInAfter: string): { onTheDay: string[]; afterMidnight: string[] } {
  const times = [...new Set([...halfHours, checkInAfter])].filter((time) =>
    isArrivalTime(time, checkInAfter),
  );
  const isNext = (time: string) => isAfterMidnight(time, checkInAfter);
  return {
    onTheDay: times.filter((time) => !isNext(time)).toSorted(),
    afterMidnight: times.filter(isNext),
  };
}
