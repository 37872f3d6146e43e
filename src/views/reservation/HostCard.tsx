import { Link } from 'wouter';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import { useFormats, useLanguage, useText } from '../../i18n/index.ts';
import { phoneLink } from '../../kit/phoneLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ContactLink, type PrepareMessage } from '../shared/ContactLink.tsx';
import { contactLink } from '../shared/host.css.ts';
import { HostPortrait } from '../shared/HostPortrait.tsx';
import * as css from './reservation.css.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

interface Props {
  reservation: Reservation;
  /** Whether the property's pages can be opened. */
  hasLinks: boolean;
  prepareMessage: PrepareMessage;
}

/** Shows the host, their address and number, and the way to ask for other dates. */
export function HostCard({ reservation, hasLinks, prepareMessage }: Props) {
  const { host, unit, number, startDate, endDate, status } = reservation;
  const text = useText();
  const { date } = useFormats();
  const language = useLanguage();
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
        <li>
          <a className={contactLink} href={phoneLink(host.phone)}>
            <Icon name="phone" size="small" />
            <Verbatim isWhole>{host.phone}</Verbatim>
          </a>
        </li>
        {hasLinks && (
          <li className={css.screenOnly}>
            <Link className={contactLink} href={propertyPage(language, unit.id)}>
              <Icon name="arrow" size="small" />
              <span>{text('reservation.propertyPage', { property: unit.name })}</span>
            </Link>
          </li>
        )}
      </ul>
      {hasLinks && status === 'confirmed' && (
        <div className={css.screenOnly}>
          <ContactLink
            reservation={reservation}
            prepareMessage={prepareMessage}
            isWide
            look="secondary"
            message={datesMessage}
          >
            {text('reservation.askForDates')}
          </ContactLink>
        </div>
      )}
    </section>
  );
}
