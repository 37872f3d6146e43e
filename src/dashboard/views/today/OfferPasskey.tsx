import { useSelector } from '@xstate/react';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { isWithoutPasskey } from '../../../../machines/dashboard/session/selectors.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';

/** Offers a passkey to a person who signs in with codes. */
export function OfferPasskey() {
  const text = useText();
  const { session, supportsPasskeys } = useDashboard();
  const isOffered = useSelector(session, isWithoutPasskey);
  if (!isOffered || !supportsPasskeys) return null;
  return (
    <div className={shared.actions}>
      <span className={shared.small}>{text('dashboard.passkeys.lead')}</span>
      <ButtonLink href={dashboardPages.passkeys} look="secondary">
        {text('dashboard.passkeys.add')}
      </ButtonLink>
    </div>
  );
}
