import type { FC } from 'react';
import { importedFields, type ImportedField } from '../../../../contract/imports/foundProperty.ts';
import { languageNames, type Language } from '../../../../contract/values/language.ts';
import { propertyPage } from '../../../../contract/rules/addresses.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useViolations } from '../../../kit/violations.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import { RefusedAnswers } from '../layout/RefusedAnswers.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import * as css from '../imports/imports.css.ts';
import type { PropertyImportProps, PropertyImportState } from './PropertyImportProps.ts';

type Props = PropertyImportProps & {
  state: Exclude<
    PropertyImportState,
    'choosing' | 'reading' | 'unreadable' | 'selecting' | 'unconfirmed' | 'created'
  >;
};

const labels: Readonly<Record<ImportedField, DashboardMessageId>> = {
  name: 'dashboard.field.name',
  summary: 'dashboard.field.summary',
  description: 'dashboard.field.description',
  neighbourhood: 'dashboard.field.neighbourhood',
  rules: 'dashboard.field.notes',
  maxGuests: 'dashboard.field.maxGuests',
  bedrooms: 'dashboard.field.bedrooms',
  beds: 'dashboard.field.beds',
  bathrooms: 'dashboard.field.bathrooms',
  checkIn: 'dashboard.field.checkInAfter',
  checkOut: 'dashboard.field.checkOutUntil',
  street: 'dashboard.field.street',
  postalCode: 'dashboard.field.postalCode',
  city: 'dashboard.field.city',
  region: 'dashboard.field.region',
  country: 'dashboard.field.country',
  latitude: 'dashboard.field.latitude',
  longitude: 'dashboard.field.longitude',
};

/** The fields with several lines, and their height in lines. */
const rows: Readonly<Partial<Record<ImportedField, number>>> = {
  summary: 2,
  description: 8,
  neighbourhood: 4,
  rules: 4,
};

/** The language and the address of the new property. */
function Address({ context, send, languages, state }: Props) {
  const text = useText();
  const { entry, violations } = context;
  const { getMessage } = useViolations(violations, () => undefined);
  return (
    <div className={shared.group}>
      <Select
        id="import-language"
        label={text('dashboard.properties.language')}
        description={text('dashboard.properties.language.about')}
        value={entry.language}
        onChange={(language) => send({ type: 'entry.changed', entry: { language: language as Language } })}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </Select>
      <TextField
        label={text('dashboard.properties.address')}
        description={text('dashboard.properties.address.about', {
          address: propertyPage(entry.language, entry.property || '…'),
        })}
        id="import-property"
        name="property"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={entry.property}
        error={state === 'taken' ? text('dashboard.properties.taken') : getMessage('property')}
        onChange={(property) => send({ type: 'entry.changed', entry: { property } })}
      />
    </div>
  );
}

/** A value that was found, which the person can correct. */
function Value({ field, context, send }: Pick<Props, 'context' | 'send'> & { field: ImportedField }) {
  const text = useText();
  const { getMessage } = useViolations(context.violations, () => undefined);
  const common = {
    id: `import-${field}`,
    label: text(labels[field]),
    value: context.entry.values[field],
    error: field === 'name' ? getMessage('name') : undefined,
    onChange: (typed: string) => send({ type: 'entry.changed', entry: {}, values: { [field]: typed } }),
  };
  const height = rows[field];
  return height === undefined ? (
    <TextField {...common} name={field} autoComplete="off" />
  ) : (
    <TextArea {...common} rows={height} />
  );
}

/** The amenities that were found; the editor offers all others. */
function Amenities({ context: { entry, properties }, send }: Pick<Props, 'context' | 'send'>) {
  const text = useText();
  const found = [...new Set(properties.flatMap(({ amenities }) => amenities))].filter(
    (code) => entry.amenities.includes(code) || properties.length === 1,
  );
  if (found.length === 0) return null;
  return (
    <fieldset className={css.part}>
      <legend className={css.heading}>{text('dashboard.field.amenities')}</legend>
      <div className={css.fields}>
        {found.map((code) => (
          <Checkbox
            key={code}
            name={`amenity-${code}`}
            isChecked={entry.amenities.includes(code)}
            onChange={(isChosen) =>
              send({
                type: 'entry.changed',
                entry: {
                  amenities: isChosen
                    ? [...entry.amenities, code]
                    : entry.amenities.filter((one) => one !== code),
                },
              })
            }
          >
            {text(`amenity.${code}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows what was found by field, and what was not understood. */
export const EntryForm: FC<Props> = (props) => {
  const text = useText();
  const { context, send, state } = props;
  const { violations, unknown } = context;
  const fieldLabels: Readonly<Record<string, string>> = {
    name: text('dashboard.field.name'),
    property: text('dashboard.properties.address'),
  };
  const { summary } = useViolations(violations, (path) =>
    path in fieldLabels ? { id: `import-${path}`, label: fieldLabels[path]! } : undefined,
  );
  const taken = {
    fieldId: 'import-property',
    label: fieldLabels['property']!,
    message: text('dashboard.properties.taken'),
  };
  const isLong = (field: ImportedField) => field in rows || field === 'name';
  return (
    <Form
      onSubmit={() => send({ type: 'entry.submitted' })}
      submit={text('dashboard.properties.create')}
      isBusy={state === 'creating'}
      leave={{
        label: text('dashboard.imports.property.restart'),
        act: () => send({ type: 'import.restarted' }),
      }}
    >
      {(state === 'refused' || state === 'taken') && (
        <RefusedAnswers errors={state === 'taken' ? [taken] : summary} level={2} />
      )}
      {state === 'tooMany' && <RejectedAlert refusal={context} hasInput />}
      {state === 'rejected' && (
        <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} hasInput />
      )}
      <p className={shared.lead}>{text('dashboard.imports.property.understood')}</p>
      <div className={shared.group}>
        {importedFields.filter(isLong).map((field) => (
          <Value key={field} field={field} context={context} send={send} />
        ))}
      </div>
      <div className={css.fields}>
        {importedFields
          .filter((field) => !isLong(field))
          .map((field) => (
            <Value key={field} field={field} context={context} send={send} />
          ))}
      </div>
      <Amenities context={context} send={send} />
      {unknown.length > 0 && (
        <Disclosure
          title={
            <h2 className={css.heading}>
              {text('dashboard.imports.property.unknown', { count: unknown.length })}
            </h2>
          }
        >
          <ul className={css.list}>
            {[...new Set(unknown)].map((line) => (
              <li key={line} className={css.row}>
                <Verbatim>{line}</Verbatim>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Address {...props} />
    </Form>
  );
};
