import { completeLanguages, languageNames } from '../../../../contract/values/language.ts';
import { hidden } from '../../../ui/hidden.css.ts';
import { ColourModeSwitch } from '../../../ui/ColourModeSwitch.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useDashboard } from '../../context/dashboard.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import * as css from './layout.css.ts';

/** The menu of languages. It switches the language in place, because the address contains none. */
function LanguageMenu() {
  const text = useText();
  const current = useLanguage();
  const { data, showLanguage } = useDashboard();
  return (
    <Menu
      opener={
        <>
          <Icon name="globe" />
          <span className={hidden}>{`${text('language.label')} `}</span>
          <span className={css.languageName}>{languageNames[current]}</span>
        </>
      }
    >
      {data.languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === current}
          onClick={() => void showLanguage(code)}
        >
          <span>{languageNames[code]}</span>
          {!completeLanguages.includes(code) && <small lang={current}>{text('language.incomplete')}</small>}
          {code === current && <Icon name="check" size="small" />}
        </button>
      ))}
    </Menu>
  );
}

/** The top of every page: the name of the site, language and colour mode. */
export function Header() {
  const text = useText();
  const { data } = useDashboard();
  return (
    <header className={css.header}>
      <p className={css.wordmark}>
        <Verbatim>{data.productName}</Verbatim>
      </p>
      <div className={css.tools}>
        <LanguageMenu />
        <ColourModeSwitch
          label={text('colourMode.label')}
          names={{
            light: text('colourMode.light'),
            dark: text('colourMode.dark'),
            system: text('colourMode.system'),
          }}
        />
      </div>
    </header>
  );
}
