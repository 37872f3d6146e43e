import { bookingOperations } from '../../../../contract/dashboard/bookings.ts';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import type { Role } from '../../../../contract/dashboard/role.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';

/** Leads to the page on which a booking is entered, for people who may enter one. */
export function NewBookingLink({ role }: { role: Role }) {
  const text = useText();
  return bookingOperations.createBooking.roles.some((one) => one === role) ? (
    <div className={shared.actions}>
      <ButtonLink href={dashboardPages.newBooking}>{text('dashboard.booking.title')}</ButtonLink>
    </div>
  ) : null;
}
