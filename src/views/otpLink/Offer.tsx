import type { FC } from 'react';
import { nightsBetween } from '../../../contract/values/nights.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { FailedCall } from '../../kit/FailedCall.tsx';
import * as shared from '../../kit/shared.css.ts';
import type { Banners } from '../../kit/StateScreen.tsx';
import { Button } from '../../ui/Button.tsx';
import { Verbatim } from '../../ui/Verbatim.tsx';
import * as css from './otpLink.css.ts';
import type { OtpLinkProps, OtpLinkState } from './OtpLinkProps.ts';

export type OfferState = Extract<OtpLinkState, 'offering' | 'confirming' | 'notConfirmed'>;

const NotConfirmed: FC<OtpLinkProps> = ({ pageState: { context } }) => {
  const text = useText();
  return <FailedCall title={text('otpLink.notConfirmed.title')} failureReason={context} />;
};

const banners: Banners<OfferState, OtpLinkProps> = {
  offering: undefined,
  confirming: undefined,
  notConfirmed: NotConfirmed,
};

function Stay({ pageState: { context } }: OtpLinkProps) {
  const text = useText();
  const { date } = useFormats();
  const { stay } = context;
  if (stay === undefined) return null;
  const { unit, startDate, endDate } = stay;
  return (
    <div className={shared.card}>
      <h2 className={css.property}>
        <Verbatim>{unit.name}</Verbatim>
      </h2>
      <dl className={shared.lines}>
        <div className={shared.row}>
          <dt>{text('stay.checkIn')}</dt>
          <dd>{date(startDate, 'dated')}</dd>
        </div>
        <div className={shared.row}>
          <dt>{text('stay.checkOut')}</dt>
          <dd>{date(endDate, 'dated')}</dd>
        </div>
      </dl>
      <p className={shared.small}>{text('count.nights', { nights: nightsBetween(startDate, endDate) })}</p>
    </div>
  );
}

/** Shows the stay of the link, and the button that confirms the address. All these states share one screen. */
export const Offer: FC<OtpLinkProps & { state: OfferState }> = (props) => {
  const { send, state } = props;
  const text = useText();
  const Banner = banners[state];
  const isConfirming = state === 'confirming';
  return (
    <div className={css.page}>
      <h1 className={css.title} tabIndex={-1}>
        {text('otpLink.title')}
      </h1>
      <p className={shared.lead}>{text('otpLink.lead')}</p>
      <Stay {...props} />
      {Banner && <Banner {...props} />}
      <div className={shared.stackedActions}>
        <Button
          look="primary"
          isBusy={isConfirming}
          disabled={isConfirming}
          onClick={() => send({ type: 'link.accepted' })}
        >
          {text('otp.confirm')}
        </Button>
      </div>
      <p className={shared.small}>{text('otpLink.notYou')}</p>
    </div>
  );
};
