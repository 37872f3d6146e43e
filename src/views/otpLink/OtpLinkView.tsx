import type { FC } from 'react';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { atomicState } from '../../kit/atomicState.ts';
import { main, wrap } from '../../kit/layout.css.ts';
import * as shared from '../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Offer } from './Offer.tsx';
import * as css from './otpLink.css.ts';
import type { OtpLinkProps, OtpLinkState } from './OtpLinkProps.ts';
import * as problems from './Problems.tsx';

/** The server renders it, because the fragment of the link never reaches the server. */
const Opening: FC<OtpLinkProps> = () => {
  const text = useText();
  return (
    <div className={css.page}>
      <h1 className={css.title} tabIndex={-1}>
        {text('otpLink.title')}
      </h1>
      <p className={shared.lead} role="status">
        {text('resuming.asking')}
      </p>
      <noscript>
        <p>{text('otpLink.scriptsNeeded')}</p>
      </noscript>
    </div>
  );
};

/** The page of the property replaces it. */
const Confirmed: FC<OtpLinkProps> = ({ pageState: { context } }) => {
  const text = useText();
  const language = useLanguage();
  const { stay } = context;
  return (
    <div className={css.page}>
      <h1 className={css.title} tabIndex={-1}>
        {text('otpLink.confirmed.title')}
      </h1>
      {stay && (
        <div className={shared.stackedActions}>
          <ButtonLink look="primary" href={propertyPage(language, stay.unit.id)}>
            {text('resuming.payNow')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
};

const Resending: FC<OtpLinkProps> = () => {
  const text = useText();
  return (
    <div className={css.page}>
      <h1 className={css.title} tabIndex={-1}>
        {text('otpLink.title')}
      </h1>
      <p className={shared.lead} role="status">
        {text('otpLink.resending')}
      </p>
    </div>
  );
};

const Resent: FC<OtpLinkProps> = () => {
  const text = useText();
  return (
    <div className={css.page}>
      <h1 className={css.title} tabIndex={-1}>
        {text('otpLink.resent.title')}
      </h1>
      <p className={shared.lead}>{text('otpLink.resent.text')}</p>
      <p className={shared.small}>{text('otp.spam')}</p>
    </div>
  );
};

const screens: Screens<OtpLinkState, OtpLinkProps> = {
  readingLink: Opening,
  loading: Opening,
  notLoaded: problems.NotLoaded,
  offering: Offer,
  confirming: Offer,
  notConfirmed: Offer,
  confirmed: Confirmed,
  expired: problems.Expired,
  replaced: problems.Replaced,
  resending: Resending,
  resent: Resent,
  notResent: problems.NotResent,
  noMoreCodes: problems.NoMoreCodes,
  locked: problems.Locked,
  used: problems.Used,
  ended: problems.Ended,
  datesTaken: problems.DatesTaken,
  incomplete: problems.Incomplete,
};

/** Shows the page that the link in the e-mail with the code opens. */
export function OtpLinkView(props: OtpLinkProps) {
  const state: OtpLinkState = atomicState(props.pageState.value);
  return (
    <main id="main" tabIndex={-1} className={main} data-machine="otpLink" data-state={state}>
      <div className={wrap}>
        <StateScreen screens={screens} state={state} from={props} />
      </div>
    </main>
  );
}
