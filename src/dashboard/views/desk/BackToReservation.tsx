import { reservationAddress } from '../../../../contract/dashboard/pages.ts';
import { Button, ButtonLink, type ButtonLook } from '../../../ui/Button.tsx';
import { useText } from '../../i18n/index.ts';

interface Props {
  number: string;
  look?: ButtonLook;
  /** Whether a call is running, whose answer belongs to this page. */
  isBusy?: boolean;
}

/** Returns from a form or an action to the reservation. */
export function BackToReservation({ number, look = 'primary', isBusy = false }: Props) {
  const label = useText()('dashboard.reservation.back');
  return isBusy ? (
    <Button look={look} disabled>
      {label}
    </Button>
  ) : (
    <ButtonLink look={look} href={reservationAddress(number)}>
      {label}
    </ButtonLink>
  );
}
