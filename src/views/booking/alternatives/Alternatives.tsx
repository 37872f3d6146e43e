import type { FC } from 'react';
import type { Violation } from '../../../../contract/schemas/violations.ts';
import { findPriceFailure } from '../../../../machines/booking/selectors.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import { AccessOffer } from './AccessOffer.tsx';
import { NearbyStays } from './NearbyStays.tsx';
import { OtherProperties } from './OtherProperties.tsx';

/** Whether other dates meet the rule that the stay violates. */
const isAboutDates = ({ code }: Violation) => /^((season_)?stay_too_short|arrival_day)$/.test(code);

/** Offers other dates for a stay that is not possible, and other properties if its nights are taken. */
export const Alternatives: FC<BookingProps> = (props) => {
  const { violations } = props.snapshot.context;
  if (findPriceFailure(props.snapshot) === 'impossible')
    return violations.length > 0 && violations.every(isAboutDates) ? <NearbyStays {...props} /> : null;
  return (
    <>
      <NearbyStays {...props} />
      <OtherProperties {...props} />
      <AccessOffer {...props} />
    </>
  );
};
