import type { FC } from 'react';
import { calendarAddress, reservationAddress } from '../../../../contract/dashboard/pages.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import { splitName } from '../../../../contract/values/personName.ts';
import { useFormats } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { PassedLink } from '../desk/PassedLink.tsx';
import * as css from './phoneBooking.css.ts';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';

/** Says what was sent to the guest, or what the guest can do with the link that the host passes on. */
function useSentText() {
  const text = useText();
  const { date } = useFormats();
  return ({ created, draft }: PhoneBookingProps['context']): string => {
    const { sentTo = null, heldUntil = null } = created ?? {};
    // The answer hides a part of the address, which the person has typed.
    const email = sentTo === null ? null : draft.email || sentTo;
    const { firstName: name } = splitName(draft.name);
    const until = date(draft.until);
    if (email === null)
      return heldUntil === null
        ? text('dashboard.booking.pass.confirmation', { name })
        : text('dashboard.booking.pass.link', { name, date: until });
    return heldUntil === null
      ? text('dashboard.booking.sent.confirmation', { email })
      : text('dashboard.booking.sent.link', { email, date: until });
  };
}

/** The number of the booking, and what was sent to its guest, or the link for the guest. */
export const Created: FC<PhoneBookingProps> = ({ context }) => {
  const text = useText();
  const describeSent = useSentText();
  const { created, draft } = context;
  if (!created) return null;
  const { number, link } = created;
  return (
    <section className={css.body}>
      <h2 className={css.step}>{text('dashboard.booking.made', { number })}</h2>
      <p className={shared.lead}>{describeSent(context)}</p>
      {link !== null && <PassedLink link={link} />}
      <div className={shared.stackedActions}>
        <ButtonLink look={link === null ? 'primary' : 'secondary'} href={reservationAddress(number)}>
          {text('dashboard.booking.open')}
        </ButtonLink>
        <ButtonLink look="quiet" href={calendarAddress(daysLater(draft.startDate, -1))}>
          {text('dashboard.booking.inCalendar')}
        </ButtonLink>
      </div>
    </section>
  );
};
