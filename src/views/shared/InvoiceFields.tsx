import type { Invoice } from '../../../contract/schemas/stayDetails.ts';
import { cleanLine } from '../../../contract/values/typedText.ts';
import { portugal } from '../../../contract/values/taxNumber.ts';
import { useText } from '../../i18n/index.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import * as shared from '../../kit/shared.css.ts';
import { useCountries } from './useCountries.ts';

interface Props {
  /** The prefix of the ids of this form's controls. */
  form: string;
  value: Invoice;
  getMessage: (path: string) => string | undefined;
  onChange: (invoice: Invoice) => void;
}

/** The fields for the invoice. */
export function InvoiceFields({ form, value, getMessage, onChange }: Props) {
  const text = useText();
  const { groups } = useCountries();
  const getField = (field: keyof Invoice) => ({
    id: `${form}-invoice-${field}`,
    name: `invoice-${field}`,
    value: value[field],
    error: getMessage(`invoice.${field}`),
    onChange: (typed: string) => onChange({ ...value, [field]: typed }),
  });
  const isPortuguese = value.country === portugal;
  return (
    <div className={shared.fields}>
      <div className={shared.across}>
        <TextField
          {...getField('name')}
          normalize={cleanLine}
          label={text('details.invoice.name')}
          description={text('details.invoice.about')}
          autoComplete="off"
          required
        />
      </div>
      <Select
        {...getField('country')}
        label={text('details.invoice.country')}
        autoComplete="country"
        required
      >
        <option value="">{text('form.choose')}</option>
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <TextField
        {...getField('taxNumber')}
        normalize={cleanLine}
        label={text(isPortuguese ? 'details.invoice.taxNumber' : 'details.invoice.taxNumberAbroad')}
        autoComplete="off"
        spellCheck={false}
        required={isPortuguese}
      />
      <div className={shared.across}>
        <TextArea
          {...getField('address')}
          label={text('details.invoice.address')}
          description={text('details.invoice.address.about')}
          autoComplete="street-address"
          rows={3}
          required
        />
      </div>
    </div>
  );
}
