import type { FC } from 'react';
import { reservationAccessPage } from '../../../../contract/rules/addresses.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';

/** Offers access with a code, because the guest may hold the unavailable nights on another device. */
export const AccessOffer: FC<BookingProps> = ({ prepareAccess }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={shared.stackedActions}>
      <p className={shared.small}>{text('access.ownHold')}</p>
      <ButtonLink look="quiet" href={reservationAccessPage(language)} onClick={prepareAccess}>
        {text('access.ownHold.goOn')}
      </ButtonLink>
    </div>
  );
};
