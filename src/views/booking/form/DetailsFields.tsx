import { noLastName, normalizeLastName } from '../../../../contract/values/personName.ts';
import { cleanLine } from '../../../../contract/values/typedText.ts';
import type { BookingDetails } from '../../../../machines/booking/booking.types.ts';
import { useText } from '../../../i18n/index.ts';
import { EmailField } from '../../../kit/EmailField.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { PhoneField } from '../../../kit/PhoneField.tsx';

interface Props {
  details: BookingDetails;
  getMessage: (path: string) => string | undefined;
  onChange: (details: Partial<BookingDetails>) => void;
  remembering: boolean;
  remember: (on: boolean) => void;
}

/** The fields for the guest's first and last name, or for a single name. */
function NameFields({ details, getMessage, onChange }: Pick<Props, 'details' | 'getMessage' | 'onChange'>) {
  const text = useText();
  const { firstName, lastName } = details;
  const isSingle = lastName === noLastName;
  return (
    <>
      <div className={shared.pair}>
        <TextField
          label={text(isSingle ? 'form.singleName' : 'form.firstName')}
          id="booking-firstName"
          name="firstName"
          autoComplete={isSingle ? 'name' : 'given-name'}
          required
          value={firstName}
          normalize={cleanLine}
          error={getMessage('guest.firstName')}
          onChange={(typed) => onChange({ firstName: typed })}
        />
        {!isSingle && (
          <TextField
            label={text('form.lastName')}
            id="booking-lastName"
            name="lastName"
            autoComplete="family-name"
            required
            value={lastName}
            normalize={normalizeLastName}
            error={getMessage('guest.lastName')}
            onChange={(typed) => onChange({ lastName: typed })}
          />
        )}
      </div>
      <div className={shared.across}>
        <Checkbox
          name="hasSingleName"
          isChecked={isSingle}
          onChange={(on) =>
            onChange(on ? { firstName: firstName || lastName, lastName: noLastName } : { lastName: '' })
          }
        >
          {text('form.hasSingleName')}
        </Checkbox>
      </div>
    </>
  );
}

/** The fields for the guest's details. */
export function DetailsFields({ details, getMessage, onChange, remembering, remember }: Props) {
  const text = useText();
  return (
    <div className={shared.group}>
      <div className={shared.fields}>
        <NameFields details={details} getMessage={getMessage} onChange={onChange} />
        <div className={shared.across}>
          <EmailField
            label={text('form.email')}
            description={text('form.email.about')}
            id="booking-email"
            name="email"
            autoComplete="email"
            required
            value={details.email}
            error={getMessage('guest.email')}
            onChange={(email) => onChange({ email })}
          />
        </div>
        <PhoneField
          form="booking"
          value={details}
          getError={(field) => getMessage(`guest.${field}`)}
          onChange={onChange}
        />
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
          error={getMessage('specialRequests')}
          onChange={(specialRequests) => onChange({ specialRequests })}
        />
      )}
    </div>
  );
}
