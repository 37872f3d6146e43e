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

const twoDigits = (number: number) => String(number).padStart(2, '0');

const halfHours = Array.from({ length: 48 }, (_, index) =>
  [Math.floor(index / 2), (index % 2) * 30].map(twoDigits).join(':'),
);

/** The times of arrival to choose from, each half hour and the check-in hour itself: on the first day, and after it. */
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
