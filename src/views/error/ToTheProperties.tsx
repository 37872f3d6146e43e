import { landingPage, propertyPage } from '../../../contract/rules/addresses.ts';
import { useSite } from '../../frame/site.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** Leads to what this site lets: to the one property, where there is only one. */
export function ToTheProperties() {
  const text = useText();
  const language = useLanguage();
  const { featured } = useSite().settings;
  const [only] = featured.length === 1 ? featured : [];
  return (
    <ButtonLink look="primary" href={only ? propertyPage(language, only) : landingPage(language)}>
      {text(only ? 'action.seeProperty' : 'action.seeProperties')}
    </ButtonLink>
  );
}
