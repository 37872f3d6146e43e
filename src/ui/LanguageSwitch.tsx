import { Link } from 'wouter';
import type { Language } from '../../contract/values/language.ts';
import { chooseLanguage } from '../i18n/chosenLanguage.ts';
import { hidden } from './hidden.css.ts';
import { Icon } from './Icon.tsx';
import { Menu } from './Menu.tsx';

interface Props {
  label: string;
  current: string;
  /** The languages with their native names, a note in the current language, and the address of the current page in each. */
  languages: readonly { code: Language; name: string; note?: string | undefined; href: string }[];
}

/** A menu of links to the current page in other languages. Links also work without scripts. */
export const LanguageSwitch = ({ label, current, languages }: Props) => (
  <Menu
    opener={
      <>
        <Icon name="globe" />
        <span className={hidden}>{`${label} `}</span>
        <span>{languages.find(({ code }) => code === current)?.name}</span>
      </>
    }
  >
    {languages.map(({ code, name, note, href }) => (
      <Link
        key={code}
        href={href}
        hrefLang={code}
        // Not called if the link is opened in a new tab.
        onClick={() => chooseLanguage(code)}
        lang={code}
        aria-current={code === current ? 'true' : undefined}
      >
        <span>{name}</span>
        {note !== undefined && <small lang={current}>{note}</small>}
        {code === current && <Icon name="check" size="small" />}
      </Link>
    ))}
  </Menu>
);
