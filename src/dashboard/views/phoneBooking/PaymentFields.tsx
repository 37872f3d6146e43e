import {
  getLatestLinkDay,
  waysOfReceiving,
  type ReceivedAs,
} from '../../../../contract/dashboard/bookings.ts';
import type { BookingDraft } from '../../../../machines/dashboard/phoneBooking/draft.ts';
import { DateInput } from '../../../ui/DateInput.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useText } from '../../i18n/index.ts';
import { getFieldId } from './StepForm.tsx';

interface Props {
  draft: BookingDraft;
  today: string;
  labels: Readonly<Record<'payment.until' | 'payment.amount' | 'channel.name' | 'channel.reference', string>>;
  getMessage: (path: string) => string | undefined;
  onChange: (draft: Partial<BookingDraft>) => void;
}

/** The fields of the chosen way to pay. */
export function PaymentFields({ draft, today, labels, getMessage, onChange }: Props) {
  const text = useText();
  const { payBy } = draft;
  if (payBy === 'link') {
    return (
      <DateInput
        label={labels['payment.until']}
        description={text('dashboard.booking.pay.until.about')}
        id={getFieldId('until')}
        name="until"
        min={today}
        max={getLatestLinkDay(draft, today)}
        value={draft.until}
        error={getMessage('payment.until')}
        onChange={(until) => onChange({ until })}
      />
    );
  }
  if (payBy === 'received') {
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
          label={labels['payment.amount']}
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
  if (payBy === 'arrival') return null;
  return (
    <>
      <TextField
        label={labels['channel.name']}
        id={getFieldId('name')}
        name="channelName"
        autoComplete="off"
        value={draft.channelName}
        error={getMessage('channel.name')}
        onChange={(channelName) => onChange({ channelName })}
      />
      <TextField
        label={labels['channel.reference']}
        id={getFieldId('reference')}
        name="reference"
        autoComplete="off"
        value={draft.reference}
        error={getMessage('channel.reference')}
        onChange={(reference) => onChange({ reference })}
      />
    </>
  );
}
