import { useEffect, useRef, type FC, type ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import * as css from '../booking.css.ts';
import { leafOf, type Within } from '../../leaf.ts';
import type { BookingProps, BookingState } from '../BookingProps.ts';
import { StepHeading } from '../StepHeading.tsx';

/** A guest who mistyped their address begins again; the nights are given back at once. */
function Restart({ snapshot, send }: BookingProps) {
  const text = useText();
  const isRestarting = snapshot.matches({ otp: 'restarting' });
  return (
    <Button
      look="quiet"
      isBusy={isRestarting}
      disabled={!snapshot.can({ type: 'booking.restarted' })}
      onClick={() => send({ type: 'booking.restarted' })}
    >
      {text('otp.restart')}
    </Button>
  );
}

function Resend({ snapshot, send, look = 'quiet' }: BookingProps & { look?: 'quiet' | 'primary' }) {
  const text = useText();
  return (
    <Button
      look={look}
      isBusy={snapshot.matches({ otp: 'resending' })}
      disabled={!snapshot.can({ type: 'otp.resendRequested' })}
      onClick={() => send({ type: 'otp.resendRequested' })}
    >
      {text('otp.resend')}
    </Button>
  );
}

function Head({ snapshot, children }: BookingProps & { children?: ReactNode }) {
  const text = useText();
  const { details, reservation } = snapshot.context;
  return (
    <>
      <StepHeading className={css.stepTitle}>{text('otp.title')}</StepHeading>
      <p className={css.lead}>
        {text('otp.sentTo', { email: details.email || (reservation?.sentTo ?? '') })}
      </p>
      {children}
    </>
  );
}

function CodeForm(props: BookingProps) {
  const { snapshot, send } = props;
  const text = useText();
  const isIncorrect = snapshot.matches({ otp: 'incorrect' });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isIncorrect) form.current?.querySelector('input')?.select();
  }, [isIncorrect]);
  return (
    <form
      ref={form}
      className={css.group}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'otp.submitted' });
      }}
    >
      <div className={css.otpInput}>
        <TextField
          label={text('otp.field')}
          id="booking-otp"
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={!snapshot.can({ type: 'otp.changed', otp: '' })}
          value={snapshot.context.otp}
          error={isIncorrect ? text('problem.otpIncorrect.title') : undefined}
          onChange={(otp) => send({ type: 'otp.changed', otp })}
        />
      </div>
      <div className={css.stackedMoves}>
        <Button
          type="submit"
          look="primary"
          isBusy={snapshot.matches({ otp: 'verifying' })}
          disabled={!snapshot.can({ type: 'otp.submitted' })}
        >
          {text('otp.confirm')}
        </Button>
        <Resend {...props} />
      </div>
      <p className={css.small}>{text('otp.spam')}</p>
      <div className={css.moves}>
        <p className={css.small}>{text('otp.wrongAddress')}</p>
        <Restart {...props} />
      </div>
    </form>
  );
}

type Spoken = 'otpError' | 'otpResend' | 'tooManyRequests' | 'otpLocked' | 'otpExpired' | 'reservationCancel';

const Problem = ({ kind }: { kind: Spoken }) => {
  const text = useText();
  return (
    <Notice tone="error" title={text(`problem.${kind}.title`)} isLive>
      <p>{text(`problem.${kind}.text`)}</p>
    </Notice>
  );
};

const WrongCode: FC<BookingProps> = ({ snapshot }) => {
  const text = useText();
  const attempts = snapshot.context.reservation?.attemptsLeft;
  return (
    <Notice tone="error" title={text('problem.otpIncorrect.title')} isLive>
      <p>{text('problem.otpIncorrect.text')}</p>
      {attempts !== undefined && <p>{text('otp.attemptsLeft', { attempts })}</p>}
    </Notice>
  );
};

type CodeState = Exclude<
  Within<'otp', BookingState>,
  'otp.locked' | 'otp.expired' | 'otp.restarting' | 'otp.notRestarted'
>;

const news: Record<CodeState, FC<BookingProps> | undefined> = {
  'otp.entering': undefined,
  'otp.verifying': undefined,
  'otp.incorrect': WrongCode,
  'otp.notVerified': () => <Problem kind="otpError" />,
  'otp.resending': undefined,
  'otp.notResent': () => <Problem kind="otpResend" />,
  'otp.noMoreCodes': () => <Problem kind="tooManyRequests" />,
};

/** The code can be typed: one screen for all these states, so that the field stays where it is. */
export const Code: FC<BookingProps> = (props) => {
  const text = useText();
  const state = leafOf(props.snapshot.value);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'otp.resending' && state === 'otp.entering')
      notify({ tone: 'success', title: text('otp.resent') });
    before.current = state;
  }, [state, text]);
  const News = news[state as CodeState];
  return (
    <>
      <Head {...props}>{News && <News {...props} />}</Head>
      <CodeForm {...props} />
    </>
  );
};

export const Locked: FC<BookingProps> = (props) => (
  <>
    <Head {...props}>
      <Problem kind="otpLocked" />
    </Head>
    <Restart {...props} />
  </>
);

export const Expired: FC<BookingProps> = (props) => (
  <>
    <Head {...props}>
      <Problem kind="otpExpired" />
    </Head>
    <div className={css.stackedMoves}>
      <Resend {...props} look="primary" />
      <Restart {...props} />
    </div>
  </>
);

export const Restarting: FC<BookingProps> = (props) => (
  <>
    <Head {...props} />
    <Restart {...props} />
  </>
);

export const NotRestarted: FC<BookingProps> = (props) => {
  const text = useText();
  const { snapshot, send } = props;
  return (
    <>
      <Head {...props}>
        <Problem kind="reservationCancel" />
      </Head>
      <div className={css.stackedMoves}>
        <Restart {...props} />
        <Button
          disabled={!snapshot.can({ type: 'standing.requested' })}
          onClick={() => send({ type: 'standing.requested' })}
        >
          {text('otp.goOn')}
        </Button>
      </div>
    </>
  );
};
