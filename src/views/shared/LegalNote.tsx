import type { ReactNode } from 'react';
import { legalPage } from '../../../contract/rules/addresses.ts';
import type { LegalTextName } from '../../../contract/values/legalTexts.ts';
import { Text, useLanguage } from '../../i18n/index.ts';
import { small } from '../../kit/shared.css.ts';

/** Names the legal texts that apply to the form. The links open in a new tab, so that input is preserved. */
export function LegalNote({
  id,
}: {
  id: 'legal.whenOrdering' | 'legal.whenWriting' | 'legal.whenRegistering';
}) {
  const language = useLanguage();
  const linkTo = (name: LegalTextName) => (chunks: ReactNode[]) => (
    <a key={name} href={legalPage(language, name)} target="_blank" rel="noopener">
      {chunks}
    </a>
  );
  return (
    <p className={small}>
      <Text id={id} values={{ terms: linkTo('terms'), privacy: linkTo('privacy') }} />
    </p>
  );
}
