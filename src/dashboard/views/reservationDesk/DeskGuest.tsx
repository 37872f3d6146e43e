import { languageNames } from '../../../../contract/values/language.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { phoneLink } from '../../../kit/phoneLink.ts';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { DeskCard, Row } from '../desk/DeskCard.tsx';
import type { DeskPartProps } from '../desk/DeskPartProps.ts';
import * as css from '../desk/desk.css.ts';

/** Shows the guest, as far as the person may see it. */
export function DeskGuest({ reservation }: DeskPartProps) {
  const text = useText();
  const { eventTime } = useTimes();
  const { guest, guestErasedAt, specialRequests, invoice } = reservation;
  return (
    <DeskCard title={text('dashboard.reservation.guest')}>
      {guestErasedAt !== null && (
        <p>{text('dashboard.reservation.guest.erased', { date: eventTime(guestErasedAt) })}</p>
      )}
      <dl className={css.rows}>
        {guest.name !== '' && (
          <Row name={text('dashboard.reservation.guest.name')}>
            <Verbatim>{guest.name}</Verbatim>
          </Row>
        )}
        {guest.email !== null && (
          <Row name={text('dashboard.reservation.guest.email')}>
            <a className={css.link} href={`mailto:${guest.email}`} translate="no">
              {guest.email}
            </a>
          </Row>
        )}
        {guest.phone !== null && (
          <Row name={text('dashboard.reservation.guest.phone')}>
            <a className={css.link} href={phoneLink(guest.phone)} translate="no">
              {guest.phone}
            </a>
          </Row>
        )}
        <Row name={text('dashboard.reservation.guest.language')}>{languageNames[guest.language]}</Row>
        {specialRequests !== null && specialRequests !== '' && (
          <Row name={text('dashboard.reservation.requests')}>
            <span className={css.words}>{specialRequests}</span>
          </Row>
        )}
        {invoice && (
          <Row name={text('dashboard.reservation.invoice')}>
            <span className={css.words} translate="no">
              {[invoice.name, invoice.taxNumber, invoice.address, invoice.country].filter(Boolean).join('\n')}
            </span>
          </Row>
        )}
      </dl>
    </DeskCard>
  );
}
