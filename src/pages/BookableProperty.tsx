import type { Property } from '../../machines/property/property.types.ts';
import { getProperty } from '../../machines/property/selectors.ts';
import { hasStayFields, isChoosingDates } from '../../machines/booking/selectors.ts';
import { BookingView } from '../views/booking/BookingView.tsx';
import { BookingPolicies } from '../views/booking/price/BookingPolicies.tsx';
import { LazyTrust } from '../views/booking/trust/LazyTrust.tsx';
import { BookingBar, BookingSummary, StayInBrief } from '../views/booking/Summary.tsx';
import { PropertyMain } from '../views/property/PropertyMain.tsx';
import { PropertyView } from '../views/property/PropertyView.tsx';
import type { ViewProps } from '../frame/page.ts';
import type { PropertyState } from './definePropertyPage.ts';
import { useBooking } from './useBooking.ts';
import { useStepTitle } from './useStepTitle.ts';

type Props = ViewProps<PropertyState>;

function WithBooking({ property, ...page }: Props & { property: Property }) {
  const booking = useBooking(page, property);
  useStepTitle(booking.snapshot);
  return (
    <PropertyView
      {...page}
      booking={{
        flow: <BookingView {...booking} />,
        summary: <BookingSummary {...booking} />,
        trust: <LazyTrust property={property} />,
        bar: <BookingBar {...booking} />,
        inBrief: <StayInBrief {...booking} />,
        policies: <BookingPolicies {...booking} />,
        hasFields: hasStayFields(booking.snapshot),
        isUnderWay: !isChoosingDates(booking.snapshot),
      }}
    />
  );
}

/** The property's page with the tab's booking. */
export function BookableProperty(props: Props) {
  const property = getProperty(props.pageState);
  return (
    <PropertyMain pageState={props.pageState}>
      {property ? <WithBooking {...props} property={property} /> : <PropertyView {...props} />}
    </PropertyMain>
  );
}
