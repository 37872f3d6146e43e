import type { Obstacle } from '../../../../contract/rules/obstacles.ts';
import { getSampleDate } from '../../../../contract/values/weekdays.ts';
import { useFormats, useText } from '../../../i18n/index.ts';

/** Returns a function that explains why a day is not available. */
export function useObstacleText() {
  const text = useText();
  const { date, list } = useFormats();
  return (obstacle: Obstacle): string => {
    if ('arrivalDays' in obstacle) {
      const days = list(obstacle.arrivalDays.map((day) => date(getSampleDate(day), 'weekday')));
      return text(`obstacle.${obstacle.reason}`, { days });
    }
    if ('minNights' in obstacle) return text(`obstacle.${obstacle.reason}`, { nights: obstacle.minNights });
    if ('maxNights' in obstacle) return text(`obstacle.${obstacle.reason}`, { nights: obstacle.maxNights });
    return text(`obstacle.${obstacle.reason}`);
  };
}
