import { useText } from '../../../i18n/index.ts';
import { Button, type ButtonLook } from '../../../ui/Button.tsx';
import type { BookingProps } from '../shared/BookingProps.ts';

/** Releases the nights and restarts the booking. */
export function Restart({ snapshot, send }: BookingProps) {
  const text = useText();
  return (
    <Button
      look="quiet"
      disabled={!snapshot.can({ type: 'booking.restarted' })}
      onClick={() => send({ type: 'booking.restarted' })}
    >
      {text('otp.restart')}
    </Button>
  );
}

interface StartOverProps extends BookingProps {
  label: string;
  look?: ButtonLook;
}

/** Starts another booking. */
export const StartOver = ({ snapshot, send, label, look = 'primary' }: StartOverProps) => (
  <Button
    look={look}
    disabled={!snapshot.can({ type: 'anotherBooking.begun' })}
    onClick={() => send({ type: 'anotherBooking.begun' })}
  >
    {label}
  </Button>
);

/** Starts another booking with other dates. */
export function OtherDates(props: Omit<StartOverProps, 'label'>) {
  const text = useText();
  return <StartOver {...props} label={text('resuming.otherDates')} />;
}
