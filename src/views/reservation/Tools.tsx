import { Link } from 'wouter';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { contactPage } from '../../../contract/rules/addresses.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { phoneLink, whatsAppLink } from '../../kit/phoneLink.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { PrepareMessage } from '../shared/ContactLink.tsx';
import { getRoute } from '../shared/maps.ts';
import { canBeResumed, getDisplayStatus } from './displayStatus.ts';
import * as css from './reservation.css.ts';

interface Props {
  reservation: Reservation;
  saveCalendar: (() => void) | undefined;
  prepareMessage: PrepareMessage;
  /** Whether the contact page can be opened. */
  hasContactPage: boolean;
}

const Content = ({ icon, name }: { icon: IconName; name: string }) => (
  <>
    <Icon name={icon} />
    <span>{name}</span>
  </>
);

/** The ways to the property and to its host, and the copies of the reservation, as a row of icons with their names. */
export function Tools({ reservation, saveCalendar, prepareMessage, hasContactPage }: Props) {
  const text = useText();
  const language = useLanguage();
  const { status, arrival, host, unit } = reservation;
  return (
    <ul className={css.tools} aria-label={text('reservation.tools')}>
      {status === 'confirmed' && saveCalendar && (
        <li>
          <button type="button" className={css.tool} onClick={saveCalendar}>
            <Content icon="calendar" name={text('reservation.addToCalendar')} />
          </button>
        </li>
      )}
      {arrival && (
        <li>
          <a className={css.tool} href={getRoute(arrival)} target="_blank" rel="noopener noreferrer">
            <Content icon="location" name={text('reservation.tool.directions')} />
          </a>
        </li>
      )}
      <li>
        <a className={css.tool} href={phoneLink(host.phone)}>
          <Content icon="phone" name={text('reservation.tool.call')} />
        </a>
      </li>
      {host.whatsapp !== undefined && (
        <li>
          <a className={css.tool} href={whatsAppLink(host.whatsapp)} rel="noreferrer">
            <Content icon="chat" name={text('host.whatsapp')} />
          </a>
        </li>
      )}
      {hasContactPage && (
        <li>
          <Link className={css.tool} href={contactPage(language, unit.id)} onClick={() => prepareMessage()}>
            <Content icon="mail" name={text('reservation.tool.write')} />
          </Link>
        </li>
      )}
      {!canBeResumed(getDisplayStatus(reservation)) && (
        <li>
          <button type="button" className={css.tool} onClick={() => window.print()}>
            <Content icon="print" name={text('reservation.print')} />
          </button>
        </li>
      )}
    </ul>
  );
}
