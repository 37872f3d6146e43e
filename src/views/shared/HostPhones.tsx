import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './host.css.ts';
import { phoneLink, whatsAppLink } from '../../kit/phoneLink.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

interface Props {
  host: { phone?: string | undefined; whatsapp?: string | undefined };
}

/**
 * The host's telephone number and WhatsApp link, or nothing if the host has neither. Nothing is loaded from WhatsApp
 * until the link is opened.
 */
export function HostPhones({ host: { phone, whatsapp } }: Props) {
  const text = useText();
  if (phone === undefined && whatsapp === undefined) return null;
  return (
    <ul className={css.phones}>
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
          <a className={css.contactLink} href={whatsAppLink(whatsapp)} rel="noreferrer">
            <Icon name="chat" size="small" />
            <span>{text('host.whatsapp')}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
