import type { FC } from 'react';
import { firstPage, propertyPage } from '../../../contract/rules/addresses.ts';
import { useSite } from '../../frame/site.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { useCauseText } from '../../kit/FailedCall.tsx';
import { NotLoaded as NotLoadedPage } from '../../kit/NotLoaded.tsx';
import { PageProblem } from '../../kit/PageProblem.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ToAccess } from '../reservation/ToAccess.tsx';
import type { OtpLinkProps } from './OtpLinkProps.ts';

type Screen = FC<OtpLinkProps>;

function Resend({ send }: Pick<OtpLinkProps, 'send'>) {
  const text = useText();
  return (
    <Button look="primary" onClick={() => send({ type: 'otp.resendRequested' })}>
      {text('otp.resend')}
    </Button>
  );
}

/** The link to the page of the property if the page knows it, otherwise to the first page. */
function StartAgain({ pageState: { context }, label }: OtpLinkProps & { label: string }) {
  const language = useLanguage();
  const { settings } = useSite();
  const { stay } = context;
  const path = stay === undefined ? firstPage(language, settings) : propertyPage(language, stay.unit.id);
  return (
    <ButtonLink look="primary" href={path}>
      {label}
    </ButtonLink>
  );
}

export const NotLoaded: Screen = ({ pageState, send }) => (
  <NotLoadedPage failureReason={pageState.context} send={send} />
);

export const Expired: Screen = (props) => {
  const text = useText();
  return (
    <PageProblem title={text('otpLink.expired.title')} text={text('otpLink.expired.text')}>
      <Resend {...props} />
    </PageProblem>
  );
};

export const Replaced: Screen = (props) => {
  const text = useText();
  return (
    <PageProblem title={text('otpLink.replaced.title')} text={text('otpLink.replaced.text')}>
      <Resend {...props} />
    </PageProblem>
  );
};

export const NotResent: Screen = (props) => {
  const text = useText();
  const causeText = useCauseText(props.pageState.context);
  return (
    <PageProblem title={text('problem.otpResend.title')} text={causeText}>
      <Resend {...props} />
    </PageProblem>
  );
};

export const NoMoreCodes: Screen = (props) => {
  const text = useText();
  return (
    <PageProblem title={text('problem.otpResend.title')} text={text('problem.noMoreCodes.text')}>
      <StartAgain {...props} label={text('otp.restart')} />
    </PageProblem>
  );
};

export const Locked: Screen = (props) => {
  const text = useText();
  return (
    <PageProblem title={text('problem.otpLocked.title')} text={text('problem.otpLocked.text')}>
      <StartAgain {...props} label={text('otp.restart')} />
    </PageProblem>
  );
};

export const Used: Screen = () => {
  const text = useText();
  return (
    <PageProblem title={text('otpLink.used.title')} text={text('otpLink.used.text')}>
      <ToAccess />
    </PageProblem>
  );
};

export const Ended: Screen = (props) => {
  const text = useText();
  return (
    <PageProblem title={text('problem.holdExpired.title')} text={text('problem.holdExpired.text')}>
      <StartAgain {...props} label={text('resuming.beginAgain')} />
    </PageProblem>
  );
};

export const DatesTaken: Screen = (props) => {
  const text = useText();
  return (
    <PageProblem title={text('problem.datesUnavailable.title')} text={text('resuming.datesTaken.text')}>
      <StartAgain {...props} label={text('resuming.otherDates')} />
    </PageProblem>
  );
};

export const Incomplete: Screen = (props) => {
  const text = useText();
  return (
    <PageProblem title={text('otpLink.incomplete.title')} text={text('otpLink.incomplete.text')}>
      <StartAgain {...props} label={text('action.backHome')} />
    </PageProblem>
  );
};
