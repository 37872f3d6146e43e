import { useLocation } from 'wouter';
import { firstPage } from '../../../contract/rules/addresses.ts';
import { useSite } from '../../frame/site.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** A link to the site's properties, or to its only property. Renders nothing on the page that it would link to. */
export function PropertiesLink() {
  const text = useText();
  const { settings } = useSite();
  const [path] = useLocation();
  const href = firstPage(useLanguage(), settings);
  if (href === path) return null;
  return (
    <ButtonLink look="primary" href={href}>
      {text(settings.onlyProperty === undefined ? 'action.seeProperties' : 'action.seeProperty')}
    </ButtonLink>
  );
}
