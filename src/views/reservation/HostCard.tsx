import { Link } from 'wouter';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import { useFormats, useLanguage, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ContactLink, type PrepareMessage } from '../shared/ContactLink.tsx';
import { contactLink } from '../shared/host.css.ts';
import { PhoneItems } from '../shared/HostPhones.tsx';
import { HostPortrait } from '../shared/HostPortrait.tsx';
import * as css from './reservation.css.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

interface Props {
  reservation: Reservation;
  /** Whether the device's stored copy is shown, in which no other page can be opened. */
  isStored: boolean;
  prepareMessage: PrepareMessage;
}

/** Shows the host and the ways to contact them. */
export function HostCard({ reservation, isStored, prepareMessage }: Props) {
  const { host, unit, number, startDate, endDate } = reservation;
  const text = useText();
  const { date } = useFormats();
  const language = useLanguage();
  const hasLinks = !isStored && unit.retired !== true;
  const linkProps = { reservation, prepareMessage };
  const datesMessage = text('reservation.askForDates.message', {
    number,
    from: date(startDate),
    to: date(endDate),
  });
  return (
    <section className={css.card}>
      <div className={css.hostHead}>
        <div className={css.screenOnly}>
          <HostPortrait host={host} />
        </div>
        <div className={css.hostName}>
          <h2 className={css.cardTitle}>{text('reservation.host', { host: host.name })}</h2>
          {host.responseTime !== undefined && <p className={css.hostAnswers}>{host.responseTime}</p>}
        </div>
      </div>
      <ul className={css.contactList}>
        <li>
          <a className={contactLink} href={`mailto:${host.email}`}>
            <Icon name="mail" size="small" />
            <Verbatim>{host.email}</Verbatim>
          </a>
        </li>
        <PhoneItems host={host} />
        {hasLinks && (
          <li className={css.screenOnly}>
            <Link className={contactLink} href={propertyPage(language, unit.id)}>
              <Icon name="arrow" size="small" />
              <span>{text('reservation.propertyPage', { property: unit.name })}</span>
            </Link>
          </li>
        )}
      </ul>
      {hasLinks && (
        <div className={css.hostActions}>
          <ContactLink isWide {...linkProps}>
            {text('contact.title', { host: host.name })}
          </ContactLink>
          {reservation.status === 'confirmed' && (
            <ContactLink isWide look="quiet" {...linkProps} message={datesMessage}>
              {text('reservation.askForDates')}
            </ContactLink>
          )}
        </div>
      )}
    </section>
  );
}
