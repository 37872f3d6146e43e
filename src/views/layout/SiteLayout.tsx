import { useLanguage, useText } from '../../i18n/index.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { languages } from '../../../contract/language.ts';
import { useSite } from '../../site.ts';

interface Props {
  navigation: boolean;
  children: ReactNode;
}

/** The frame of every page: the site's name, its navigation, the languages. */
export function SiteLayout({ navigation, children }: Props) {
  const text = useText();
  const language = useLanguage();
  const { settings, languagePath } = useSite();
  return (
    <>
      <header>
        {navigation && (
          <nav aria-label={text('navigation.label')}>
            <Link href={`/${language}`}>{settings.productName}</Link>
          </nav>
        )}
        <nav aria-label={text('language.label')}>
          {languages.map((other) => (
            <Link
              key={other}
              href={languagePath(other)}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? 'true' : undefined}
            >
              {text(`language.${other}`)}
            </Link>
          ))}
        </nav>
      </header>
      {children}
    </>
  );
}
