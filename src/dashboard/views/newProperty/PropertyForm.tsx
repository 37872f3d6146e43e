import type { FC } from 'react';
import { languageNames, type Language } from '../../../../contract/values/language.ts';
import { propertyPage } from '../../../../contract/rules/addresses.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useViolations } from '../../../kit/violations.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import { RefusedAnswers } from '../layout/RefusedAnswers.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import type { NewPropertyProps, NewPropertyState } from './NewPropertyProps.ts';

type FormState = Exclude<NewPropertyState, 'unconfirmed' | 'created'>;

/** Shows the form of a new property. The address is proposed from the name. */
export const PropertyForm: FC<NewPropertyProps & { state: FormState }> = ({
  context,
  properties,
  send,
  state,
}) => {
  const text = useText();
  const { data } = useDashboard();
  const { entry, like, violations } = context;
  const labels: Readonly<Record<string, string>> = {
    name: text('dashboard.properties.name'),
    property: text('dashboard.properties.address'),
  };
  const { getMessage, summary } = useViolations(violations, (path) =>
    path in labels ? { id: `property-${path}`, label: labels[path]! } : undefined,
  );
  const taken = text('dashboard.properties.taken');
  const errors =
    state === 'taken'
      ? [{ fieldId: 'property-property', label: labels['property']!, message: taken }]
      : summary;
  return (
    <Form
      onSubmit={() => send({ type: 'entry.submitted' })}
      submit={text('dashboard.properties.create')}
      isBusy={state === 'creating'}
    >
      {(state === 'refused' || state === 'taken') && <RefusedAnswers errors={errors} level={2} />}
      {state === 'tooMany' && <RejectedAlert refusal={context} hasInput />}
      {state === 'rejected' && (
        <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} hasInput />
      )}
      {like !== '' && (
        <p className={shared.lead}>
          {text('dashboard.properties.copy.about', {
            name: properties.find(({ id }) => id === like)?.name ?? like,
          })}
        </p>
      )}
      <div className={shared.group}>
        <TextField
          label={labels['name']!}
          id="property-name"
          name="name"
          autoComplete="off"
          value={entry.name}
          error={getMessage('name')}
          onChange={(name) => send({ type: 'entry.changed', entry: { name } })}
        />
        <Select
          id="property-language"
          label={text('dashboard.properties.language')}
          description={text('dashboard.properties.language.about')}
          value={entry.language}
          onChange={(language) => send({ type: 'entry.changed', entry: { language: language as Language } })}
        >
          {data.languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </Select>
        <TextField
          label={labels['property']!}
          description={text('dashboard.properties.address.about', {
            address: propertyPage(entry.language, entry.property || '…'),
          })}
          id="property-property"
          name="property"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={entry.property}
          error={state === 'taken' ? taken : getMessage('property')}
          onChange={(property) => send({ type: 'entry.changed', entry: { property } })}
        />
      </div>
    </Form>
  );
};
