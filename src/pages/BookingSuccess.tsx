import { propertyPage } from '../../contract/rules/addresses.ts';
import type { Property } from '../../machines/property/property.types.ts';
import { getProperty, isConfirmedByMail } from '../../machines/property/selectors.ts';
import { useLanguage } from '../i18n/index.ts';
import { PropertyMain } from '../views/property/PropertyMain.tsx';
import { PropertyView } from '../views/property/PropertyView.tsx';
import { SuccessView } from '../views/success/SuccessView.tsx';
import type { ViewProps } from '../frame/page.ts';
import type { PropertyState } from './definePropertyPage.ts';
import { useBooking } from './useBooking.ts';
import { useStepTitle } from './useStepTitle.ts';

type Props = ViewProps<PropertyState>;

function WithBooking({ property, ...page }: Props & { property: Property }) {
  const booking = useBooking(page, property);
  useStepTitle(booking.snapshot, isConfirmedByMail(page.pageState) ? 'success.byMail.title' : undefined);
  const href = propertyPage(useLanguage(), property.id);
  return <SuccessView pageState={page.pageState} booking={booking} href={href} />;
}

/** The page to which the payment gateway returns guests. */
export function BookingSuccess(props: Props) {
  const property = getProperty(props.pageState);
  return (
    <PropertyMain pageState={props.pageState}>
      {property ? (
        <WithBooking {...props} property={property} />
      ) : (
        <PropertyView {...props} absence="unitNotFound" />
      )}
    </PropertyMain>
  );
}
