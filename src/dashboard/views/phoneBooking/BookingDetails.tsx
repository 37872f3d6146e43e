import { languageNames } from '../../../../contract/values/language.ts';
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

/** The dates on which the stay is paid, with the amounts. */
function usePaymentRows({ quote, context }: Pick<Props, 'quote' | 'context'>): (readonly [string, string])[] {
  const text = useText();
  const { date, money } = useFormats();
  const { payBy, channelName, reference } = context.draft;
  const way = text(`dashboard.booking.pay.${payBy}`);
  const name = [channelName, reference].filter((part) => part !== '').join(', ');
  return [
    [
      text('dashboard.booking.step.payment'),
      payBy === 'channel' ? text('label.value', { label: way, value: name }) : way,
    ],
    ...(quote.paymentOptions[0]?.schedule ?? []).map(
      ({ dueDate, amount }) => [text('success.due', { date: date(dueDate) }), money(amount)] as const,
    ),
  ];
}

/** Everything that the booking contains, before it is made. */
export function BookingDetails({ context, properties, quote }: Props) {
  const text = useText();
  const { date } = useFormats();
  const describeParty = usePartyText();
  const { draft } = context;
  const payments = usePaymentRows({ quote, context });
  return (
    <>
      <Rows
        rows={[
          [
            text('dashboard.calendar.property'),
            properties.find(({ id }) => id === draft.unit)?.name ?? draft.unit,
          ],
          [text('stay.checkIn'), date(draft.startDate, 'dated')],
          [text('stay.checkOut'), date(draft.endDate, 'dated')],
          [
            text('order.stay'),
            [text('count.nights', { nights: quote.nights }), describeParty(quote)].join(', '),
          ],
        ]}
      />
      <PriceLines quote={quote} />
      <Rows rows={payments} />
      <Rows
        rows={[
          [text('dashboard.booking.step.guest'), `${draft.firstName} ${draft.lastName}`],
          [text('form.email'), draft.email],
          [text('form.phone'), `${draft.phonePrefix} ${draft.phone}`],
          [text('language.label'), languageNames[draft.locale]],
          ...(draft.note === '' ? [] : [[text('form.specialRequests'), draft.note] as const]),
        ]}
      />
    </>
  );
}
