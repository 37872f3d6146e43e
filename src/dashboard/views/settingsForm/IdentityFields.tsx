import { addBody, bodyPath, countBodies, removeBody } from '../../../../contract/dashboard/settingsEntry.ts';
import { EmailField } from '../../../kit/EmailField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { Button } from '../../../ui/Button.tsx';
import { description, legend } from '../../../ui/Field.css.ts';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import { useText } from '../../i18n/index.ts';
import type { FieldsProps } from './SettingsFormProps.ts';

/** The out-of-court bodies for disputes with guests. */
function DisputeBodies({ entry, bind, change }: Pick<FieldsProps, 'entry' | 'bind' | 'change'>) {
  const text = useText();
  return (
    <fieldset className={shared.group}>
      <legend className={legend}>{text('dashboard.settings.bodies')}</legend>
      <p className={description}>{text('dashboard.settings.bodies.about')}</p>
      {Array.from({ length: countBodies(entry) }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- bodies have no ids
        <div key={index} className={shared.group}>
          <TextField
            {...bind(bodyPath(index, 'name'))}
            label={text('dashboard.settings.bodies.name', { number: index + 1 })}
            autoComplete="off"
          />
          <TextField
            {...bind(bodyPath(index, 'website'))}
            label={text('dashboard.settings.bodies.website', { number: index + 1 })}
            description={text('dashboard.settings.bodies.website.about')}
            type="url"
            inputMode="url"
            autoComplete="off"
          />
          <div className={shared.actions}>
            <Button look="quiet" onClick={() => change(removeBody(entry, index))}>
              {text('dashboard.settings.bodies.remove', { number: index + 1 })}
            </Button>
          </div>
        </div>
      ))}
      <div className={shared.actions}>
        <Button onClick={() => change(addBody(entry))}>{text('dashboard.settings.bodies.add')}</Button>
      </div>
    </fieldset>
  );
}

/** The identity of the person or company that rents out the properties, as the law requires it. */
export function IdentityFields({ entry, bind, change }: FieldsProps) {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>{text('dashboard.settings.identity.lead')}</p>
      <TextField
        {...bind('identity.name')}
        label={text('dashboard.settings.identity.name')}
        autoComplete="organization"
      />
      <TextArea
        {...bind('identity.address')}
        label={text('dashboard.settings.identity.address')}
        autoComplete="street-address"
        rows={2}
      />
      <TextField
        {...bind('identity.taxNumber')}
        label={text('dashboard.settings.identity.taxNumber')}
        autoComplete="off"
      />
      <TextField
        {...bind('identity.registration')}
        label={text('dashboard.settings.identity.registration')}
        description={text('dashboard.settings.identity.registration.about')}
        autoComplete="off"
      />
      <EmailField
        {...bind('identity.email')}
        label={text('dashboard.settings.identity.email')}
        autoComplete="email"
      />
      <TextField
        {...bind('identity.phone')}
        label={text('dashboard.settings.identity.phone')}
        type="tel"
        autoComplete="tel"
      />
      <DisputeBodies entry={entry} bind={bind} change={change} />
    </>
  );
}
