import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './host.css.ts';
import { phoneLink } from '../../kit/phoneLink.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

interface Props {
  host: { phone?: string | undefined; whatsapp?: string | undefined };
}

/**
 * The host's telephone number and WhatsApp link as list items. Nothing is loaded from WhatsApp until the link is
 * opened.
 */
export function PhoneItems({ host: { phone, whatsapp } }: Props) {
  const text = useText();
  return (
    <>
      {phone !== undefined && (
        <li>
          <a className={css.contactLink} href={phoneLink(phone)}>
            <Icon name="phone" size="small" />
            <Verbatim isWhole>{phone}</Verbatim>
          </a>
        </li>
      )}
      {whatsapp !== undefined && (
        <li>
          <a
            className={css.contactLink}
            href={`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`}
            rel="noreferrer"
          >
            <Icon name="chat" size="small" />
            <span>{text('host.whatsapp')}</span>
          </a>
        </li>
      )}
    </>
  );
}

/** The same items in a list, or nothing if the host has neither. */
export const HostPhones = ({ host }: Props) =>
  host.phone === undefined && host.whatsapp === undefined ? null : (
    <ul className={css.phones}>
      <PhoneItems host={host} />
    </ul>
  );
