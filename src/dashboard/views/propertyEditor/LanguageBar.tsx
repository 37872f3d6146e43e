import { useEffect, useRef, useState } from 'react';
import { languageNames, type Language } from '../../../../contract/values/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { useEditor } from './EditorContext.ts';
import { countInLanguage, type Issue } from './findIssues.ts';
import * as css from './propertyEditor.css.ts';

interface Props {
  /** The languages of the property. */
  written: readonly Language[];
  onShow: (languages: readonly Language[]) => void;
}

/** Asks before all texts in a language are removed. */
function LanguageRemoval({ language, onRemove }: { language: Language; onRemove: () => void }) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const wasPressed = useRef(false);
  // The pressed button disappears.
  useEffect(() => {
    if (wasPressed.current) document.getElementById(isAsking ? 'keep-language' : 'remove-language')?.focus();
    wasPressed.current = false;
  }, [isAsking]);
  const showQuestion = (next: boolean) => {
    wasPressed.current = true;
    setIsAsking(next);
  };
  const name = { language: languageNames[language] };
  const remove = text('dashboard.editor.removeLanguage', name);
  if (!isAsking)
    return (
      <Button look="quiet" id="remove-language" onClick={() => showQuestion(true)}>
        {remove}
      </Button>
    );
  return (
    <>
      <p role="status">{text('dashboard.editor.removeLanguage.question', name)}</p>
      <Button look="danger" onClick={onRemove}>
        {remove}
      </Button>
      <Button look="quiet" id="keep-language" onClick={() => showQuestion(false)}>
        {text('dashboard.editor.keep')}
      </Button>
    </>
  );
}

/** A language, with the number of its texts in the section that are missing or wrong. */
function LanguageOption({ language, errors }: { language: Language; errors: readonly Issue[] }) {
  const text = useText();
  const count = countInLanguage(errors, language);
  const name = languageNames[language];
  if (count === 0)
    return (
      <option value={language} lang={language}>
        {name}
      </option>
    );
  return (
    <option value={language}>{text('dashboard.editor.language.todo', { language: name, count })}</option>
  );
}

/** Chooses the languages whose texts are shown. */
export function LanguageBar({ written, errors, onShow }: Props & { errors: readonly Issue[] }) {
  const text = useText();
  const [first, second] = useEditor().languages as [Language, Language?];
  if (written.length < 2) return null;
  return (
    <div className={css.languageBar}>
      <Select
        id="editor-language"
        label={text('dashboard.editor.language')}
        value={first}
        onChange={(chosen) =>
          onShow([chosen as Language, ...(second === undefined || second === chosen ? [] : [second])])
        }
      >
        {written.map((language) => (
          <LanguageOption key={language} language={language} errors={errors} />
        ))}
      </Select>
      <Select
        id="editor-second-language"
        label={text('dashboard.editor.secondLanguage')}
        value={second ?? ''}
        onChange={(chosen) => onShow(chosen === '' ? [first] : [first, chosen as Language])}
      >
        <option value="">{text('dashboard.editor.noSecond')}</option>
        {written
          .filter((language) => language !== first)
          .map((language) => (
            <LanguageOption key={language} language={language} errors={errors} />
          ))}
      </Select>
    </div>
  );
}

/** Adds and removes languages of the property. */
export function LanguageActions({ written, onShow }: Props) {
  const text = useText();
  const { shown, change, languages, isReadOnly } = useEditor();
  const [first] = languages as [Language, Language?];
  const nextFocus = useRef<string>(undefined);
  // The pressed button disappears.
  useEffect(() => {
    if (nextFocus.current === undefined) return;
    const next = document.querySelector<HTMLElement>(nextFocus.current) ?? document.getElementById('main');
    next?.focus();
    nextFocus.current = undefined;
  });
  const missing = shown.languages.filter((language) => !written.includes(language));
  if (isReadOnly) return null;
  return (
    <div className={shared.actions}>
      {missing.map((language) => (
        <Button
          key={language}
          id={`add-language-${language}`}
          look="quiet"
          onClick={() => {
            nextFocus.current = `:is(input, textarea)[lang="${language}"]`;
            change([{ path: ['texts', language], value: {} }]);
            onShow(written.length === 0 ? [language] : [language, first]);
          }}
        >
          {text('dashboard.editor.addLanguage', { language: languageNames[language] })}
        </Button>
      ))}
      {written.length > 1 && (
        <LanguageRemoval
          key={first}
          language={first}
          onRemove={() => {
            nextFocus.current = `#add-language-${first}`;
            change([{ path: ['texts', first], value: undefined }]);
            onShow(written.filter((language) => language !== first).slice(0, 2));
          }}
        />
      )}
    </div>
  );
}
