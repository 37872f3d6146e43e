import { Link } from 'wouter';
import type { Language } from '../../contract/language.ts';
import { chooseLanguage } from '../i18n/chosenLanguage.ts';
import { hidden } from './hidden.css.ts';
import { Icon } from './Icon.tsx';
import { Menu } from './Menu.tsx';

interface Props {
  label: string;
  current: string;
  /** Each language by its own name, and the address of this page in it. */
  languages: readonly { code: Language; name: string; href: string }[];
}

/** The same page in another language: links, so that they work everywhere. */
export const LanguageSwitch = ({ label, current, languages }: Props) => (
  <Menu
    opener={
      <>
        <Icon name="globe" />
        <span className={hidden}>{`${label}:`}</span>
        <span>{languages.find(({ code }) => code === current)?.name}</span>
      </>
    }
  >
    {languages.map(({ code, name, href }) => (
      <Link
        key={code}
        href={href}
        hrefLang={code}
        // Not told where it is opened in a tab of its own.
        onClick={() => chooseLanguage(code)}
        lang={code}
        aria-current={code === current ? 'true' : undefined}
      >
        <span>{name}</span>
        {code === current && <Icon name="check" size="small" />}
      </Link>
    ))}
  </Menu>
);
