import { Link } from 'wouter';
import type { Reservation } from '../../../contract/reservation.ts';
import { contactPage, propertyPage } from '../../../contract/rules/addresses.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './reservation.css.ts';

/** Who is expecting the guests, and how to reach them. */
export function HostCard({ reservation: { host, unit } }: { reservation: Reservation }) {
  const text = useText();
  const language = useLanguage();
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{text('reservation.host', { host: host.name })}</h2>
      <ul className={css.reach}>
        <li>
          <a className={css.reachLink} href={`mailto:${host.email}`}>
            <Icon name="mail" size="small" />
            {host.email}
          </a>
        </li>
        <li>
          <a className={css.reachLink} href={`tel:${host.phone.replaceAll(/[^\d+]/g, '')}`}>
            <Icon name="phone" size="small" />
            {host.phone}
          </a>
        </li>
        <li className={css.screenOnly}>
          <Link className={css.reachLink} href={propertyPage(language, unit.id)}>
            <Icon name="arrow" size="small" />
            {text('reservation.propertyPage', { property: unit.name })}
          </Link>
        </li>
      </ul>
      <div className={css.screenOnly}>
        <ButtonLink isWide href={contactPage(language, unit.id)}>
          {text('contact.title', { host: host.name })}
        </ButtonLink>
      </div>
    </section>
  );
}
