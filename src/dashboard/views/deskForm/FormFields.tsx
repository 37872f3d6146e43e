import { waysOfReceiving, type ReceivedAs } from '../../../../contract/dashboard/bookings.ts';
import type { ResendableMail } from '../../../../contract/dashboard/deskReservation.ts';
import type {
  DeskEntry,
  DeskFormContext,
  DeskFormEvent,
} from '../../../../machines/dashboard/deskForm/deskForm.types.ts';
import { getSendableMails } from '../../../../contract/dashboard/possibleForms.ts';
import { useFormats } from '../../../i18n/index.ts';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { ChannelMoneyFields } from '../money/ChannelMoneyFields.tsx';
import { mailTexts } from '../desk/mailTexts.ts';

interface FieldsProps {
  context: DeskFormContext;
  send: (event: DeskFormEvent) => void;
  getMessage: (path: string) => string | undefined;
}

/** The fields of a form about a reservation. */
export function FormFields({ context: { form, entry, reservation }, send, getMessage }: FieldsProps) {
  const text = useText();
  const { date, money } = useFormats();
  const change = (changed: Partial<DeskEntry>) => send({ type: 'entry.changed', entry: changed });
  if (!reservation) return null;
  if (form === 'addNote') {
    return (
      <TextArea
        label={text('dashboard.reservation.note')}
        description={text('dashboard.reservation.note.about')}
        id="entry-text"
        name="text"
        rows={4}
        required
        value={entry.text}
        error={getMessage('text')}
        onChange={(words) => change({ text: words })}
      />
    );
  }
  if (form === 'resendMail') {
    return (
      <>
        <RadioCards
          legend={text('dashboard.reservation.mail')}
          name="mail"
          value={entry.mail}
          options={getSendableMails(reservation).map((mail) => ({
            value: mail,
            content: text(mailTexts[mail]),
          }))}
          onChange={(mail) => change({ mail: mail as ResendableMail })}
        />
        {entry.mail === 'payment-link' && reservation.payableUntil !== null && (
          <p>
            {text('dashboard.reservation.mail.sameLink', { date: date(reservation.payableUntil, 'dated') })}
          </p>
        )}
      </>
    );
  }
  if (form === 'recordChannelMoney') {
    return (
      <ChannelMoneyFields
        channel={reservation.source}
        money={entry}
        getFieldId={(field) => `entry-${field}`}
        getMessage={getMessage}
        onChange={change}
      />
    );
  }
  return (
    <div className={shared.group}>
      <TextField
        label={text('dashboard.reservation.amount')}
        description={
          reservation.money &&
          text('dashboard.reservation.amount.about', { amount: money(reservation.money.outstanding) })
        }
        id="entry-amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={entry.amount}
        error={getMessage('amount')}
        onChange={(amount) => change({ amount })}
      />
      <Select
        label={text('dashboard.reservation.receivedAs')}
        id="entry-as"
        name="as"
        value={entry.as}
        onChange={(as) => change({ as: as as ReceivedAs })}
      >
        {waysOfReceiving.map((as) => (
          <option key={as} value={as}>
            {text(`dashboard.reservation.receivedAs.${as}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
