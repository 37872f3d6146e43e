import { getSampleDate } from '../../../contract/values/weekdays.ts';
import type { StayObstacle } from '../../../contract/schemas/staySearch.ts';
import { useFormats, useText } from '../../i18n/index.ts';

/** Returns a function that briefly explains why a property is not available for a stay. */
export function useReasonText() {
  const text = useText();
  const { date, list } = useFormats();
  return (obstacle: StayObstacle): string => {
    switch (obstacle.reason) {
      case 'too_many_guests':
        return text('landing.reason.tooManyGuests', { guests: obstacle.maxGuests });
      case 'arrival_day':
        return text('landing.reason.arrivalDay', {
          days: list(obstacle.arrivalDays.map((day) => date(getSampleDate(day), 'weekday'))),
        });
      case 'stay_too_short':
        return text('landing.reason.stayTooShort', { nights: obstacle.minNights });
      case 'stay_too_long':
        return text('landing.reason.stayTooLong', { nights: obstacle.maxNights });
      case 'date_too_soon':
        return text('landing.reason.tooSoon');
      case 'date_too_far':
        return text('landing.reason.tooFar');
      case 'taken':
        return text('landing.reason.taken');
    }
  };
}
