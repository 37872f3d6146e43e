import {
  getLatestLinkDay,
  waysOfReceiving,
  type BookingPayment,
  type ReceivedAs,
} from '../../../../contract/dashboard/bookings.ts';
import { getChannelName, getWaysToPay, isFromChannel } from '../../../../contract/dashboard/bookingSource.ts';
import { DateInput } from '../../../ui/DateInput.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useText } from '../../i18n/index.ts';
import { ChannelMoneyFields } from '../money/ChannelMoneyFields.tsx';
import type { PhoneBookingProps, StepFieldsProps } from './PhoneBookingProps.ts';
import { getFieldId } from './StepForm.tsx';

interface Props extends StepFieldsProps {
  today: string;
  property: PhoneBookingProps['properties'][number] | undefined;
}

/** The last day and the payment option of a payment by link. */
function LinkFields({ draft, today, property, labels, getMessage, onChange }: Props) {
  const text = useText();
  const options = property?.paymentOptions ?? [];
  return (
    <>
      <DateInput
        label={labels['payment.until']!}
        description={text('dashboard.booking.pay.until.about')}
        id={getFieldId('until')}
        name="until"
        min={today}
        max={getLatestLinkDay(draft, today)}
        value={draft.until}
        error={getMessage('payment.until')}
        onChange={(until) => onChange({ until })}
      />
      {options.length > 1 && (
        <Select
          label={text('dashboard.booking.pay.option')}
          id={getFieldId('option')}
          name="paymentOptionId"
          value={draft.paymentOptionId}
          onChange={(paymentOptionId) => onChange({ paymentOptionId })}
        >
          {options.map(({ id, name }, index) => (
            <option key={id} value={index === 0 ? '' : id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

/** The way and the amount of money that was received. */
function ReceivedFields({ draft, labels, getMessage, onChange }: StepFieldsProps) {
  const text = useText();
  return (
    <>
      <Select
        label={text('dashboard.booking.pay.as')}
        id={getFieldId('as')}
        name="receivedAs"
        value={draft.receivedAs}
        onChange={(receivedAs) => onChange({ receivedAs: receivedAs as ReceivedAs })}
      >
        {waysOfReceiving.map((way) => (
          <option key={way} value={way}>
            {text(`dashboard.booking.pay.as.${way}`)}
          </option>
        ))}
      </Select>
      <TextField
        label={labels['payment.amount']!}
        description={text('dashboard.booking.pay.amount.about')}
        id={getFieldId('amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={getMessage('payment.amount')}
        onChange={(amount) => onChange({ amount })}
      />
    </>
  );
}

/** The choice of the way to pay, with its fields. */
export function PaymentFields(props: Props) {
  const text = useText();
  const { draft, getMessage, onChange } = props;
  const { payBy, source } = draft;
  return (
    <>
      <RadioCards
        legend={text('dashboard.booking.pay.legend')}
        name="payBy"
        value={payBy}
        options={getWaysToPay(source).map((way) => ({
          value: way,
          content:
            way === 'channel'
              ? text('dashboard.money.collectedBy', { channel: getChannelName(draft) })
              : text(`dashboard.booking.pay.${way}`),
          about: text(`dashboard.booking.pay.${way}.about`),
        }))}
        onChange={(way) => onChange({ payBy: way as BookingPayment['by'] })}
      />
      {payBy === 'link' && <LinkFields {...props} />}
      {payBy === 'received' && <ReceivedFields {...props} />}
      {isFromChannel(source) && (
        <ChannelMoneyFields
          channel={getChannelName(draft)}
          money={draft}
          getFieldId={getFieldId}
          getMessage={(field) => getMessage(`channel.${field}`)}
          onChange={onChange}
        />
      )}
    </>
  );
}
