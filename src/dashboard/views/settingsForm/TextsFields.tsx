import { languageNames } from '../../../../contract/values/language.ts';
import { legalTexts } from '../../../../contract/values/legalTexts.ts';
import { listTextLanguages, textPath } from '../../../../contract/dashboard/settingsEntry.ts';
import * as shared from '../../../kit/shared.css.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from '../settings/settings.css.ts';
import type { FieldsProps } from './SettingsFormProps.ts';
import { useSettingLabel } from './useSettingLabel.ts';

/** The texts above the properties on the first page, in each language. */
export function WelcomeFields({ settings, bind }: FieldsProps) {
  const text = useText();
  const getLabel = useSettingLabel();
  return (
    <>
      <p className={shared.lead}>{text('dashboard.settings.welcome.lead')}</p>
      {listTextLanguages(settings, settings.site.welcome.value).map((language) => (
        <div key={language} className={shared.group}>
          <TextField
            {...bind(textPath('welcome', language, 'headline'))}
            label={getLabel(textPath('welcome', language, 'headline'))}
            lang={language}
            autoComplete="off"
          />
          <TextArea
            {...bind(textPath('welcome', language, 'lead'))}
            label={getLabel(textPath('welcome', language, 'lead'))}
            lang={language}
            rows={3}
          />
        </div>
      ))}
    </>
  );
}

/** The host’s own legal texts in each language, with the standard ones. */
export function LegalFields({ settings, entry, bind }: FieldsProps) {
  const text = useText();
  const getLabel = useSettingLabel();
  const { value, standard } = settings.legal;
  return (
    <>
      <p className={shared.lead}>{text('dashboard.settings.legal.lead')}</p>
      <p className={shared.small}>{text('dashboard.settings.legal.format', { hosts: '{hosts}' })}</p>
      <div>
        {listTextLanguages(settings, value).map((language) => (
          <Disclosure
            key={language}
            title={<h2 className={css.name}>{languageNames[language]}</h2>}
            sentence={text(
              legalTexts.some((name) => entry[textPath('legal', language, name)])
                ? 'dashboard.settings.legal.hasOwn'
                : 'dashboard.settings.standard',
            )}
          >
            <div className={shared.form}>
              {legalTexts.map((name) => (
                <div key={name} className={shared.group}>
                  <TextArea
                    {...bind(textPath('legal', language, name))}
                    label={getLabel(textPath('legal', language, name))}
                    description={text('dashboard.settings.legal.empty')}
                    lang={language}
                    rows={8}
                  />
                  {standard[language]?.[name] !== undefined && (
                    <Disclosure
                      look="button"
                      title={
                        <span>
                          {text('dashboard.settings.legal.standard', {
                            name: text(`dashboard.settings.legal.${name}`),
                          })}
                        </span>
                      }
                    >
                      <p className={css.standardText} lang={language}>
                        {standard[language][name]}
                      </p>
                    </Disclosure>
                  )}
                </div>
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  );
}
