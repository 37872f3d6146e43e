import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { completeLanguages } from '../../../contract/values/language.ts';
import { onRevisited } from '../../actors/revisits.ts';
import { useLanguage } from '../../i18n/index.ts';
import { useSite } from '../site.ts';
import { followLanguage } from './followLanguage.ts';

/** Switches this tab to the language chosen in another tab when the tab is next visible. */
export function LanguageFollower({ isBusy }: { isBusy: () => boolean }) {
  const { settings, languagePath } = useSite();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const tab = {
    language,
    siteLanguages: settings.languages ?? completeLanguages,
    isBusy,
    // The history entry is replaced, so that the Back button still leads to the previous page.
    showLanguage: (otherLanguage: typeof language) =>
      navigate(languagePath(otherLanguage), { replace: true }),
  };
  const tabRef = useRef(tab);
  useEffect(() => {
    tabRef.current = tab;
  });
  useEffect(() => {
    const follow = () => void followLanguage(() => tabRef.current);
    // The tab may have become visible before this component was loaded.
    follow();
    return onRevisited(follow);
  }, []);
  return null;
}
