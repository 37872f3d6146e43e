import { landingPage } from '../../../contract/rules/addresses.ts';
import type { ShownRange } from '../../../machines/landing/selectors.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { button } from '../../ui/Button.css.ts';
import * as css from './search.css.ts';

/**
 * Links to the pages before and after this one. They load the page from the site, so the browser's Back button returns
 * to the same properties at the same scroll position. The other page begins at its properties, not at the search form.
 */
export function PageLinks({ range }: { range: ShownRange }) {
  const text = useText();
  const address = landingPage(useLanguage());
  return (
    <div className={css.pages}>
      {range.next !== undefined && (
        <a className={button.secondary} rel="next" href={`${address}${range.next}#list`}>
          {text('landing.next')}
        </a>
      )}
      {range.previous !== undefined && (
        <a className={button.secondary} rel="prev" href={`${address}${range.previous}#list`}>
          {text('landing.previous')}
        </a>
      )}
    </div>
  );
}
