import type { ReactNode } from 'react';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { contactPage } from '../../../contract/rules/addresses.ts';
import { useLanguage } from '../../i18n/index.ts';
import { ButtonLink, type ButtonLook } from '../../ui/Button.tsx';

/** Prefills the contact form with the guest's data and an optional message. */
export type PrepareMessage = (message?: string) => void;

interface Props {
  reservation: Pick<Reservation, 'unit'>;
  prepareMessage: PrepareMessage;
  /** The beginning of the message. */
  message?: string;
  look?: ButtonLook;
  isWide?: boolean;
  children: ReactNode;
}

/** A link to the contact form for the guest of a reservation. Its address contains no data about either. */
export function ContactLink({ reservation: { unit }, prepareMessage, message, children, ...look }: Props) {
  const language = useLanguage();
  return (
    <ButtonLink {...look} href={contactPage(language, unit.id)} onClick={() => prepareMessage(message)}>
      {children}
    </ButtonLink>
  );
}
