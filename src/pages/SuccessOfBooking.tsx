import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { StateFrom } from 'xstate';
import type { Property, propertyMachine } from '../../machines/property/property.machine.ts';
import { useLanguage } from '../i18n/index.ts';
import { PropertyView } from '../views/property/PropertyView.tsx';
import { SuccessView } from '../views/success/SuccessView.tsx';
import type { ViewProps } from './page.ts';
import { useBooking } from './useBooking.ts';

type Props = ViewProps<StateFrom<typeof propertyMachine>>;

function WithBooking({ property }: { property: Property }) {
  const booking = useBooking(property);
  const [, navigate] = useLocation();
  const href = `/${useLanguage()}/${property.id}`;
  const isChoosingDates = booking.snapshot.matches('dates');
  // A guest who begins again chooses dates on the property's own page.
  const hadBooking = useRef(false);
  useEffect(() => {
    if (hadBooking.current && isChoosingDates) navigate(href);
    hadBooking.current = booking.begun && !isChoosingDates;
  }, [booking.begun, isChoosingDates, navigate, href]);
  return <SuccessView booking={booking} href={href} isKnown={booking.begun} />;
}

/** Where the payment gateway sends its guests back to. */
export function SuccessOfBooking(props: Props) {
  const { property } = props.snapshot.context;
  return property ? <WithBooking key={property.id} property={property} /> : <PropertyView {...props} />;
}
