import type { FC } from 'react';
import { languageNames, type Language } from '../../../../contract/values/language.ts';
import { normalizeLastName } from '../../../../contract/values/personName.ts';
import { cleanLine } from '../../../../contract/values/typedText.ts';
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
  findViolations,
  send,
  state,
}) => {
  const text = useText();
  const { data } = useDashboard();
  const { draft } = context;
  const change = (changed: Partial<typeof draft>) => send({ type: 'draft.changed', draft: changed });
  const labels = {
    'guest.firstName': text('form.firstName'),
    'guest.lastName': text('form.lastName'),
    'guest.email': text('form.email'),
    'guest.phonePrefix': text('form.phonePrefix'),
    'guest.phone': text('form.phone'),
    locale: text('dashboard.booking.guest.language'),
    specialRequests: text('form.specialRequests'),
  };
  return (
    <StepForm step="guest" {...{ state, context, send, findViolations, labels }}>
      {(getMessage) => (
        <>
          <div className={shared.pair}>
            <TextField
              label={labels['guest.firstName']}
              id={getFieldId('firstName')}
              name="firstName"
              autoComplete="off"
              value={draft.firstName}
              normalize={cleanLine}
              error={getMessage('guest.firstName')}
              onChange={(firstName) => change({ firstName })}
            />
            <TextField
              label={labels['guest.lastName']}
              id={getFieldId('lastName')}
              name="lastName"
              autoComplete="off"
              value={draft.lastName}
              normalize={normalizeLastName}
              error={getMessage('guest.lastName')}
              onChange={(lastName) => change({ lastName })}
            />
          </div>
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
