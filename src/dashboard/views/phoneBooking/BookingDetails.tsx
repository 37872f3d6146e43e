import { useEffect } from 'react';
import type { Quote } from '../../../../contract/schemas/quote.ts';
import { useFormats } from '../../../i18n/index.ts';
import { PriceLines } from '../../../kit/PriceLines.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { usePartyText } from '../../../kit/usePartyText.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './phoneBooking.css.ts';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';

interface Props extends Pick<PhoneBookingProps, 'context' | 'properties'> {
  quote: Quote;
}

const Rows = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={`${shared.lines} ${css.values}`}>
    {rows.map(([name, value]) => (
      <div key={name} className={shared.row}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Keeps a focused button in the window when a part of the page appears above it. */
function useFocusedButtonInWindow() {
  useEffect(() => {
    const button = document.activeElement?.closest('button');
    if (!button) return;
    // Leaves space for the bar at the bottom of a phone's window.
    button.style.scrollMarginBottom = '6.5rem';
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
}

/** The stay, its price and its payments, before it is booked. */
export function BookingDetails({ context, properties, quote }: Props) {
  const text = useText();
  const { date, money } = useFormats();
  const describeParty = usePartyText();
  useFocusedButtonInWindow();
  const { draft } = context;
  const { startDate, endDate, name, email, phonePrefix, phone } = draft;
  const property = properties.find(({ id }) => id === draft.unit)?.name ?? draft.unit;
  const contact = [email, phone && `${phonePrefix} ${phone}`.trim()].filter(Boolean).join(', ');
  return (
    <>
      <Rows
        rows={[
          [text('dashboard.booking.step.guest'), name],
          ...(contact === '' ? [] : [[text('dashboard.booking.contact'), contact] as const]),
          [text('dashboard.calendar.property'), property],
          [
            text('order.stay'),
            [
              text('dashboard.reservations.dates', {
                from: date(startDate, 'short'),
                to: date(endDate, 'dated'),
              }),
              text('count.nights', { nights: quote.nights }),
              describeParty(quote),
            ].join(', '),
          ],
        ]}
      />
      {draft.payBy !== 'channel' && (
        <>
          <PriceLines quote={quote} />
          <Rows
            rows={(quote.paymentOptions[0]?.schedule ?? []).map(
              ({ dueDate, amount }) => [text('success.due', { date: date(dueDate) }), money(amount)] as const,
            )}
          />
        </>
      )}
    </>
  );
}
