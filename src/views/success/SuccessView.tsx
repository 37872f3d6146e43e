import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../../machines/property/property.machine.ts';
import { isConfirmedByMail, isReturned } from '../../../machines/property/selectors.ts';
import { useText } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { hidden } from '../../ui/hidden.css.ts';
import { BookingView } from '../booking/BookingView.tsx';
import { StayInBrief } from '../booking/Summary.tsx';
import type { BookingProps } from '../booking/shared/BookingProps.ts';
import { StatusPanel } from '../shared/StatusPanel.tsx';
import { wrap } from '../../kit/layout.css.ts';
import { CompactIntro } from '../property/Intro.tsx';

interface Props {
  pageState: Pick<StateFrom<typeof propertyMachine>, 'value'>;
  booking: BookingProps;
  /** The path of the property's page. */
  href: string;
}

/**
 * Shows the guest's booking with the status from the host. In a browser that does not know the booking, it refers to
 * the e-mail.
 */
export function SuccessView({ pageState, booking, href }: Props) {
  const text = useText();
  const isByMail = isConfirmedByMail(pageState);
  return (
    <div className={wrap}>
      <CompactIntro property={booking.property} stay={<StayInBrief {...booking} />} />
      <h2 className={hidden}>{text('success.heading')}</h2>
      {isReturned(pageState) ? (
        <BookingView {...booking} />
      ) : (
        <StatusPanel
          icon={isByMail ? 'mail' : 'waiting'}
          title={text(isByMail ? 'success.byMail.title' : 'resuming.asking')}
          text={text('success.byMail.text')}
        >
          <ButtonLink href={href}>{text('success.another')}</ButtonLink>
        </StatusPanel>
      )}
    </div>
  );
}
