import {
  bookingSources,
  isFromChannel,
  type BookingSource,
} from '../../../../contract/dashboard/bookingSource.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import type { StepFieldsProps } from './PhoneBookingProps.ts';
import { getFieldId } from './StepForm.tsx';

/** The names of sources that are not names of channels. */
const sourceTexts: Partial<Record<BookingSource, DashboardMessageId>> = {
  phone: 'dashboard.booking.source.phone',
  'walk-in': 'dashboard.booking.source.walkIn',
  other: 'dashboard.booking.source.other',
};

/** The source of the booking, and the name and number of a channel. */
export function SourceFields({ draft, labels, getMessage, onChange }: StepFieldsProps) {
  const text = useText();
  const { source } = draft;
  return (
    <>
      <Select
        label={text('dashboard.booking.source')}
        id={getFieldId('source')}
        name="source"
        value={source}
        onChange={(chosen) => onChange({ source: chosen as BookingSource })}
      >
        {bookingSources.map((one) => (
          <option key={one} value={one}>
            {sourceTexts[one] ? text(sourceTexts[one]) : one}
          </option>
        ))}
      </Select>
      {source === 'other' && (
        <TextField
          label={labels['channel.name']!}
          id={getFieldId('name')}
          name="channelName"
          autoComplete="off"
          value={draft.channelName}
          error={getMessage('channel.name')}
          onChange={(channelName) => onChange({ channelName })}
        />
      )}
      {isFromChannel(source) && (
        <TextField
          label={labels['channel.reference']!}
          id={getFieldId('reference')}
          name="reference"
          autoComplete="off"
          value={draft.reference}
          error={getMessage('channel.reference')}
          onChange={(reference) => onChange({ reference })}
        />
      )}
    </>
  );
}
