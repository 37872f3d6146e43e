import type { FC } from 'react';
import { documentTypes } from '../../../contract/schemas/legalForm.ts';
import { completeBirthDate } from '../../../contract/values/birthDate.ts';
import { normalizeDocumentNumber } from '../../../contract/values/documentNumber.ts';
import { cleanLine } from '../../../contract/values/typedText.ts';
import { useText } from '../../i18n/index.ts';
import { BirthDate } from '../../ui/BirthDate.tsx';
import { ComboBox } from '../../ui/combobox/ComboBox.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as shared from '../../kit/shared.css.ts';
import type { RegistrationProps } from './RegistrationProps.ts';
import * as css from './registration.css.ts';
import { Residence } from './Residence.tsx';
import { useGuest, type Guest } from './useGuest.ts';

/** All languages of the site write the day first. */
const dateOrder = ['day', 'month', 'year'] as const;

/** The fields for a guest's personal data. */
function Person({ getField, getCountry, isFirst }: Guest) {
  const text = useText();
  const { label, ...dateOfBirth } = getField('dateOfBirth');
  const labels = {
    day: text('registration.day'),
    month: text('registration.month'),
    year: text('registration.year'),
  };
  return (
    <div className={shared.fields}>
      <TextField
        {...getField('surname')}
        autoComplete={isFirst ? 'family-name' : 'off'}
        normalize={cleanLine}
      />
      <TextField
        {...getField('givenNames')}
        autoComplete={isFirst ? 'given-name' : 'off'}
        normalize={cleanLine}
      />
      <BirthDate
        {...dateOfBirth}
        legend={label}
        description={text('registration.dateOfBirth.about')}
        normalize={completeBirthDate}
        order={dateOrder}
        labels={labels}
        autoComplete={isFirst ? 'bday' : 'off'}
      />
      <div className={css.alignedField}>
        <TextField {...getField('placeOfBirth')} autoComplete="off" normalize={cleanLine} />
      </div>
      <div className={shared.across}>
        <ComboBox {...getCountry('nationality')} />
      </div>
    </div>
  );
}

const getDocumentType = (value: string) => documentTypes.find((type) => type === value) ?? '';

/** The fields for a guest's identity document. */
function Document({ getField, getCountry, change }: Guest) {
  const text = useText();
  const { label, onChange: _, ...documentType } = getField('documentType');
  return (
    <>
      <RadioCards
        {...documentType}
        legend={label}
        isRow
        onChange={(chosen) => change({ documentType: getDocumentType(chosen) })}
        options={documentTypes.map((type) => ({
          value: type,
          content: text(`registration.documentType.${type}`),
        }))}
      />
      <div className={shared.fields}>
        <TextField
          {...getField('documentNumber')}
          normalize={normalizeDocumentNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <ComboBox {...getCountry('documentCountry')} />
      </div>
    </>
  );
}

const sections = [
  { name: 'person', Fields: Person },
  { name: 'document', Fields: Document },
  { name: 'residence', Fields: Residence },
] as const;

/** The form of the guest who is open. */
export const GuestFields: FC<RegistrationProps> = (props) => {
  const text = useText();
  const guest = useGuest(props);
  return (
    <div className={shared.form}>
      {sections.map(({ name, Fields }) => (
        <fieldset key={name}>
          <legend className={css.partTitle}>{text(`registration.part.${name}`)}</legend>
          <div className={shared.group}>
            <Fields {...guest} />
          </div>
        </fieldset>
      ))}
    </div>
  );
};
