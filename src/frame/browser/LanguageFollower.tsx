import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { languages } from '../../../contract/language.ts';
import { onRevisited } from '../../actors/revisits.ts';
import { useLanguage } from '../../i18n/index.ts';
import { useSite } from '../site.ts';
import { followLanguage } from './followLanguage.ts';

/** Has this tab follow a choice of language in another one, when it is next shown. */
export function LanguageFollower({ isBusy }: { isBusy: () => boolean }) {
  const { settings, languagePath } = useSite();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const tab = {
    language,
    offered: settings.languages ?? languages,
    isBusy,
    // Nobody went anywhere: the Back button leads to where it led before.
    speak: (other: typeof language) => navigate(languagePath(other), { replace: true }),
  };
  const now = useRef(tab);
  useEffect(() => {
    now.current = tab;
  });
  useEffect(() => {
    const follow = () => void followLanguage(() => now.current);
    // It may have been shown before this came.
    follow();
    return onRevisited(follow);
  }, []);
  return null;
}
