import { useEffect, useRef } from 'react';
import {
  isCodeIncorrect,
  isCodeSentAutomatically,
  isResendingCode,
  isRestarting,
  isVerifyingCode,
} from '../../../../machines/booking/otpSelectors.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as css from '../shared/booking.css.ts';
import * as shared from '../../../kit/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import type { Elements } from '../../../ui/Elements.ts';

/** Restarts the booking for a guest who mistyped the e-mail address. The nights are released immediately. */
export function Restart({
  snapshot,
  send,
  isAddressWrong = false,
}: BookingProps & { isAddressWrong?: boolean }) {
  const text = useText();
  return (
    <Button
      look="quiet"
      isBusy={isRestarting(snapshot)}
      disabled={!snapshot.can({ type: 'booking.restarted' })}
      onClick={() => send({ type: 'booking.restarted' })}
    >
      {text(isAddressWrong ? 'otp.changeAddress' : 'otp.restart')}
    </Button>
  );
}

export function Resend({ snapshot, send, look = 'quiet' }: BookingProps & { look?: 'quiet' | 'primary' }) {
  const text = useText();
  return (
    <Button
      look={look}
      isBusy={isResendingCode(snapshot)}
      disabled={!snapshot.can({ type: 'otp.resendRequested' })}
      onClick={() => send({ type: 'otp.resendRequested' })}
    >
      {text('otp.resend')}
    </Button>
  );
}

/** The id of the alert about a code that was refused. */
export const refusedCodeId = 'booking-otp-refused';

/** The form for the code, with the actions of this step. */
export function CodeForm({ children, ...props }: BookingProps & { children?: Elements }) {
  const { snapshot, send } = props;
  const text = useText();
  const isIncorrect = isCodeIncorrect(snapshot);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isIncorrect) return;
    const field = form.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    field?.select();
  }, [isIncorrect]);
  return (
    <form
      ref={form}
      className={shared.group}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'otp.submitted' });
      }}
    >
      <div className={css.otpInput}>
        <TextField
          look="code"
          label={text('otp.field')}
          description={isCodeSentAutomatically(snapshot) ? text('otp.field.about') : undefined}
          id="booking-otp"
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={!snapshot.can({ type: 'otp.changed', otp: '' })}
          value={snapshot.context.otp}
          alertId={isIncorrect ? refusedCodeId : undefined}
          onChange={(otp) => send({ type: 'otp.changed', otp })}
        />
      </div>
      {children}
      <div className={shared.stackedActions}>
        <Button
          type="submit"
          look="primary"
          isBusy={isVerifyingCode(snapshot)}
          disabled={!snapshot.can({ type: 'otp.submitted' })}
        >
          {text('otp.confirm')}
        </Button>
        <Resend {...props} />
      </div>
      <p className={shared.small}>{text('otp.spam')}</p>
      <div className={shared.actions}>
        <p className={shared.small}>{text('otp.wrongAddress')}</p>
        <Restart {...props} isAddressWrong />
      </div>
    </form>
  );
}
