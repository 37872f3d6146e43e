import {
  completeLanguages,
  isLanguage,
  languageNames,
  type Language,
} from '../../../../contract/values/language.ts';
import { isOwn } from '../../../../contract/dashboard/settingsEntry.ts';
import * as shared from '../../../kit/shared.css.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { legend } from '../../../ui/Field.css.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useText } from '../../i18n/index.ts';
import { FixedValue } from '../settings/FixedValue.tsx';
import { ColourField } from './ColourField.tsx';
import { LogoField } from './LogoField.tsx';
import { getFieldId, type FieldsProps } from './SettingsFormProps.ts';

/** The languages of the site, and the first one of them. */
function LanguageFields({ entry, change, getMessage }: Pick<FieldsProps, 'entry' | 'change' | 'getMessage'>) {
  const text = useText();
  const chosen = (entry['languages'] ?? '').split(' ').filter(isLanguage);
  const offered = [...completeLanguages, ...chosen].filter((code, index, all) => all.indexOf(code) === index);
  const store = (languages: readonly Language[]) => change({ languages: languages.join(' ') });
  const error = getMessage('languages');
  const id = getFieldId('languages');
  return (
    <>
      <fieldset
        id={id}
        tabIndex={-1}
        className={shared.group}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        <legend className={legend}>{text('dashboard.settings.languages')}</legend>
        {offered.map((code) => (
          <Checkbox
            key={code}
            name={code}
            isChecked={chosen.includes(code)}
            onChange={(isChecked) =>
              store(isChecked ? [...chosen, code] : chosen.filter((one) => one !== code))
            }
          >
            {languageNames[code]}
          </Checkbox>
        ))}
        <FieldError id={`${id}-error`} error={error} />
      </fieldset>
      {chosen.length > 1 && (
        <Select
          label={text('dashboard.settings.first')}
          description={text('dashboard.settings.first.about')}
          id={getFieldId('first')}
          name="first"
          value={chosen[0]!}
          onChange={(first) => store([first as Language, ...chosen.filter((one) => one !== first)])}
        >
          {chosen.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

/** The name, the languages and the look of the site. */
export function SiteFields(props: FieldsProps) {
  const text = useText();
  const { settings, bind } = props;
  const { name, languages } = settings.site;
  return (
    <>
      {isOwn(name.source) ? (
        <TextField
          {...bind('name')}
          label={text('dashboard.settings.name')}
          description={text('dashboard.settings.name.about')}
          autoComplete="off"
        />
      ) : (
        <FixedValue label={text('dashboard.settings.name')} value={name.value} from={name} />
      )}
      {isOwn(languages.source) ? (
        <LanguageFields {...props} />
      ) : (
        <FixedValue
          label={text('dashboard.settings.languages')}
          value={languages.value.map((code) => languageNames[code]).join(', ')}
          from={{ setting: 'LANGUAGES', ...languages }}
        />
      )}
      <ColourField bind={bind} />
      <LogoField {...props} />
    </>
  );
}
