import { useText } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { hidden } from '../../ui/hidden.css.ts';
import { BookingView } from '../booking/BookingView.tsx';
import type { BookingProps } from '../booking/BookingProps.ts';
import { Stage } from '../shared/Stage.tsx';
import { main, wrap } from '../layout/layout.css.ts';
import { Brief } from '../property/Intro.tsx';

interface Props {
  booking: BookingProps;
  /** The property's page. */
  href: string;
  /** Whether this browser has said what it remembers. */
  isKnown: boolean;
}

/** Where the guest's booking stands, by what the host says. A browser without one is told to read its mail. */
export function SuccessView({ booking, href, isKnown }: Props) {
  const text = useText();
  const hasBooking = !booking.snapshot.matches('dates');
  return (
    <main id="main" tabIndex={-1} className={main}>
      <div className={wrap}>
        <Brief property={booking.property} />
        <h2 className={hidden}>{text('success.heading')}</h2>
        {hasBooking ? (
          <BookingView {...booking} />
        ) : (
          <Stage
            icon={isKnown ? 'mail' : 'waiting'}
            title={text(isKnown ? 'success.byMail.title' : 'resuming.asking')}
            text={text('success.byMail.text')}
          >
            <ButtonLink href={href}>{text('success.another')}</ButtonLink>
          </Stage>
        )}
      </div>
    </main>
  );
}
