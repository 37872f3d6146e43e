import { useSelector } from '@xstate/react';
import { getProperties } from '../../../../machines/dashboard/session/selectors.ts';
import { deviceTimeZone } from '../../../i18n/deviceTimeZone.ts';
import { useFormats, useLanguage } from '../../../i18n/index.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { haveSameTime, nameZone } from '../../i18n/zones.ts';

/** A time of day in a property, such as the arrival time of a stay. */
interface StayTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  unitId: string;
}

/**
 * Returns the formats of times. Times of events, such as a sign-in, are those of the device; times of stays are those of
 * the property. Both name their time zone where the other one differs at that moment.
 */
export function useTimes() {
  const language = useLanguage();
  const { moment, time: clock } = useFormats();
  const properties = useSelector(useDashboard().session, getProperties);
  const device = deviceTimeZone();
  const withZone = (shown: string, instant: string, zone: string, others: readonly string[]) =>
    others.every((other) => haveSameTime(instant, zone, other))
      ? shown
      : `${shown} (${nameZone(language, instant, zone)})`;
  return {
    eventTime: (instant: string): string =>
      withZone(
        moment(instant, device),
        instant,
        device,
        properties.map(({ timeZone }) => timeZone),
      ),
    stayTime: ({ date, time, unitId }: StayTime): string => {
      const zone = properties.find(({ id }) => id === unitId)?.timeZone ?? device;
      // Clocks change at night, so that the date is enough to compare the zones.
      return withZone(clock(time), `${date}T12:00:00Z`, zone, [device]);
    },
  };
}
