import type { ReactNode } from 'react';
import type { Reservation } from '../../../contract/reservation.ts';
import { contactPage } from '../../../contract/rules/addresses.ts';
import { useLanguage } from '../../i18n/index.ts';
import { ButtonLink, type ButtonLook } from '../../ui/Button.tsx';

/** Has the page on which the guest writes to the host begin with what is known of them, and with a message if one is given. */
export type PrepareMessage = (message?: string) => void;

interface Props {
  reservation: Pick<Reservation, 'unit'>;
  prepareMessage: PrepareMessage;
  /** What the message begins with. */
  message?: string;
  look?: ButtonLook;
  isWide?: boolean;
  children: ReactNode;
}

/** Leads the guest of a reservation to where they write to its host; nothing of either is in the address. */
export function ContactLink({ reservation: { unit }, prepareMessage, message, children, ...look }: Props) {
  const language = useLanguage();
  return (
    <ButtonLink {...look} href={contactPage(language, unit.id)} onClick={() => prepareMessage(message)}>
      {children}
    </ButtonLink>
  );
}
