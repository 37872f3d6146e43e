import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { completeLanguages, languageNames } from '../../../contract/values/language.ts';
import { firstPage, legalPage, reservationAccessPage } from '../../../contract/rules/addresses.ts';
import { legalTexts, type LegalTextName } from '../../../contract/values/legalTexts.ts';
import { useLanguage, useText, type MessageId } from '../../i18n/index.ts';
import { useSite } from '../../frame/site.ts';
import '../../theme/base.css.ts';
import { ColourModeSwitch } from '../../ui/ColourModeSwitch.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { notLoadedId } from '../../ui/chunkErrors.ts';
import { ToastArea } from '../../ui/toast/ToastArea.tsx';
import { toastHotkey } from '../../ui/toast/hotkey.ts';
import * as css from '../../kit/layout.css.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

interface Props {
  navigation: boolean;
  children: ReactNode;
}

/** The online complaints book, to which Portuguese law requires every host to link. */
const complaintsBook = 'https://www.livroreclamacoes.pt';

/** The empty link to the current address. Its fragment is preserved where it matters (frame/pageData.ts). */
const samePage = '';

// The ids are string literals, so that the build can find the messages of a first page (scripts/vite/textsOfPage.ts).
const legalTextNames: Readonly<Record<LegalTextName, MessageId>> = {
  privacy: 'legal.privacy',
  terms: 'legal.terms',
  imprint: 'legal.imprint',
};

/** The message that a part of the page could not be loaded. It needs no scripts of its own. */
function NotLoaded() {
  const text = useText();
  return (
    <p id={notLoadedId} role="alert" hidden className={css.notLoaded}>
      <span>{text('notLoaded.text')}</span> <a href={samePage}>{text('notLoaded.again')}</a>
    </p>
  );
}

/** The logo of the site, or its name. */
function SiteName() {
  const { logo, productName } = useSite().settings;
  return logo ? <img {...logo} alt={productName} /> : <Verbatim>{productName}</Verbatim>;
}

/** The frame of every page: the site's name, languages, colour mode and toasts. */
export function SiteLayout({ navigation, children }: Props) {
  const text = useText();
  const language = useLanguage();
  const { settings, languagePath } = useSite();
  return (
    <div className={css.page}>
      <a href="#main" className={css.skip}>
        {text('frame.skipToContent')}
      </a>
      <header className={css.header}>
        {navigation ? (
          <nav aria-label={text('navigation.label')}>
            <Link href={firstPage(language, settings)} className={css.wordmark}>
              <SiteName />
            </Link>
          </nav>
        ) : (
          <p className={css.wordmark}>
            <SiteName />
          </p>
        )}
        <div className={css.tools}>
          <Suspense>
            <LanguageSwitch
              label={text('language.label')}
              current={language}
              languages={(settings.languages ?? completeLanguages).map((code) => ({
                code,
                name: languageNames[code],
                href: languagePath(code),
                note: completeLanguages.includes(code) ? undefined : text('language.incomplete'),
              }))}
            />
            <ColourModeSwitch
              label={text('colourMode.label')}
              names={{
                light: text('colourMode.light'),
                dark: text('colourMode.dark'),
                system: text('colourMode.system'),
              }}
            />
          </Suspense>
        </div>
      </header>
      <Suspense>{children}</Suspense>
      <footer className={css.footer} aria-label={text('footer.label')}>
        <div className={css.imprint}>
          <p className={css.imprintName}>
            <Verbatim>{settings.productName}</Verbatim>
          </p>
          <p>{text('footer.direct')}</p>
          <Link className={css.imprintLink} href={reservationAccessPage(language)}>
            {text('footer.findBooking')}
          </Link>
          {legalTexts.map((name) => (
            <Link key={name} className={css.imprintLink} href={legalPage(language, name)}>
              {text(legalTextNames[name])}
            </Link>
          ))}
          <a className={css.imprintLink} href={complaintsBook} rel="noreferrer">
            {text('footer.complaintsBook')}
          </a>
        </div>
      </footer>
      {/* The message concerns one page, so the key resets it for the next. */}
      <NotLoaded key={languagePath(language)} />
      <ToastArea
        texts={{
          label: text('toast.label'),
          region: text('toast.region', { hotkey: toastHotkey }),
          close: text('toast.close'),
        }}
      />
    </div>
  );
}
