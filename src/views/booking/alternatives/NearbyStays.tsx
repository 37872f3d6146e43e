import type { FC } from 'react';
import { findNearbyStays } from '../../../../contract/rules/nearbyStays.ts';
import { nightsBetween } from '../../../../contract/values/nights.ts';
import { getOfferedStays } from '../../../../machines/availability/selectors.ts';
import { useFormats, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import type { BookingProps } from '../shared/BookingProps.ts';
import * as css from './alternatives.css.ts';

/** Offers the nearest possible stays of the property. Renders nothing until its unavailable nights are known. */
export const NearbyStays: FC<BookingProps> = ({ property, snapshot, send, availability }) => {
  const text = useText();
  const { date } = useFormats();
  const offered = getOfferedStays(availability, property);
  const { startDate, endDate } = snapshot.context.stay;
  const stays = offered ? findNearbyStays({ start: startDate, end: endDate }, offered) : [];
  if (stays.length === 0) return null;
  return (
    <div className={css.group}>
      <h4 className={css.title}>{text('alternatives.nearby')}</h4>
      <ul className={css.stays}>
        {stays.map(({ start, end }) => (
          <li key={start}>
            <Button onClick={() => send({ type: 'stay.changed', dates: { startDate: start, endDate: end } })}>
              <span className={css.stay}>
                <span>{text('stay.dates', { from: date(start, 'short'), to: date(end, 'short') })}</span>{' '}
                <span className={css.nights}>
                  {text('count.nights', { nights: nightsBetween(start, end) })}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
