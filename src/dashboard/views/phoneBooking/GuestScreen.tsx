import type { FC } from 'react';
import { languageNames, type Language } from '../../../../contract/values/language.ts';
import { arrivalTimes } from '../../../../contract/values/arrivalTime.ts';
import { cleanLine } from '../../../../contract/values/typedText.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import { PhoneField } from '../../../kit/PhoneField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import { EmailField } from '../../../kit/EmailField.tsx';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';
import { getFieldId, StepForm } from './StepForm.tsx';

/** The step of the guest's details. */
export const GuestScreen: FC<PhoneBookingProps & { state: string }> = ({
  context,
  properties,
  findViolations,
  send,
  state,
}) => {
  const text = useText();
  const { data } = useDashboard();
  const { money, time } = useFormats();
  const { draft, agreed, quote } = context;
  const price = agreed ?? quote;
  const { onTheDay, afterMidnight } = arrivalTimes(
    properties.find(({ id }) => id === draft.unit)?.checkInAfter ?? '',
  );
  const change = (changed: Partial<typeof draft>) => send({ type: 'draft.changed', draft: changed });
  const labels = {
    'guest.name': text('dashboard.booking.guest.name'),
    'guest.email': text('dashboard.booking.guest.email'),
    'guest.phonePrefix': text('form.phonePrefix'),
    'guest.phone': text('form.phone'),
    locale: text('dashboard.booking.guest.language'),
    arrivalTime: text('details.arrivalTime'),
    specialRequests: text('form.specialRequests'),
  };
  return (
    <StepForm step="guest" {...{ state, context, send, findViolations, labels }}>
      {(getMessage) => (
        <>
          {price && (
            <p className={shared.lead}>
              {text('label.value', { label: text('price.total'), value: money(price.total) })}
            </p>
          )}
          <TextField
            label={labels['guest.name']}
            id={getFieldId('name')}
            name="name"
            autoComplete="off"
            value={draft.name}
            normalize={cleanLine}
            error={getMessage('guest.name')}
            onChange={(name) => change({ name })}
          />
          <EmailField
            label={labels['guest.email']}
            description={text('dashboard.booking.guest.email.about')}
            id={getFieldId('email')}
            name="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={draft.email}
            error={getMessage('guest.email')}
            onChange={(email) => change({ email })}
          />
          <PhoneField
            form="booking"
            value={draft}
            getError={(field) => getMessage(`guest.${field}`)}
            onChange={change}
          />
          <Select
            label={labels.locale}
            id={getFieldId('locale')}
            name="locale"
            value={draft.locale}
            onChange={(locale) => change({ locale: locale as Language })}
          >
            {data.languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageNames[code]}
              </option>
            ))}
          </Select>
          <Select
            label={labels.arrivalTime}
            id={getFieldId('arrivalTime')}
            name="arrivalTime"
            value={draft.arrivalTime}
            error={getMessage('arrivalTime')}
            onChange={(arrivalTime) => change({ arrivalTime })}
          >
            <option value="">{text('dashboard.booking.guest.arrivalUnknown')}</option>
            {[...onTheDay, ...afterMidnight].map((one) => (
              <option key={one} value={one}>
                {time(one)}
              </option>
            ))}
          </Select>
          <TextArea
            label={labels.specialRequests}
            id={getFieldId('specialRequests')}
            name="note"
            rows={3}
            value={draft.note}
            error={getMessage('specialRequests')}
            onChange={(note) => change({ note })}
          />
        </>
      )}
    </StepForm>
  );
};
