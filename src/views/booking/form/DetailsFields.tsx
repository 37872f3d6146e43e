import type { BookingDetails } from '../../../../machines/booking/booking.types.ts';
import { useText } from '../../../i18n/index.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import * as css from '../booking.css.ts';
import { PhoneField } from './PhoneField.tsx';

export interface FormFieldProps {
  details: BookingDetails;
  messageAt: (path: string) => string | undefined;
  onChange: (details: Partial<BookingDetails>) => void;
}

interface Props extends FormFieldProps {
  remembering: boolean;
  remember: (on: boolean) => void;
}

/** Who books. */
export function DetailsFields({ remembering, remember, ...props }: Props) {
  const { details, messageAt, onChange } = props;
  const text = useText();
  return (
    <div className={css.group}>
      <div className={css.fields}>
        <TextField
          label={text('form.firstName')}
          id="booking-firstName"
          name="firstName"
          autoComplete="given-name"
          required
          value={details.firstName}
          error={messageAt('guest.firstName')}
          onChange={(firstName) => onChange({ firstName })}
        />
        <TextField
          label={text('form.lastName')}
          id="booking-lastName"
          name="lastName"
          autoComplete="family-name"
          required
          value={details.lastName}
          error={messageAt('guest.lastName')}
          onChange={(lastName) => onChange({ lastName })}
        />
        <div className={css.across}>
          <TextField
            label={text('form.email')}
            description={text('form.email.about')}
            id="booking-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            value={details.email}
            error={messageAt('guest.email')}
            onChange={(email) => onChange({ email })}
          />
        </div>
        <PhoneField {...props} />
      </div>
      <Checkbox name="rememberDetails" isChecked={remembering} onChange={remember}>
        {text('form.remember')}
      </Checkbox>
      <Checkbox
        name="hasSpecialRequests"
        isChecked={details.hasSpecialRequests}
        onChange={(hasSpecialRequests) => onChange({ hasSpecialRequests })}
      >
        {text('form.hasSpecialRequests')}
      </Checkbox>
      {details.hasSpecialRequests && (
        <TextArea
          label={text('form.specialRequests')}
          description={text('form.specialRequests.about')}
          id="booking-specialRequests"
          name="specialRequests"
          rows={4}
          value={details.specialRequests}
          error={messageAt('specialRequests')}
          onChange={(specialRequests) => onChange({ specialRequests })}
        />
      )}
    </div>
  );
}
