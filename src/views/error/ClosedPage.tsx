import { dashboardPage } from '../../../contract/dashboard/pages.ts';
import { useSite } from '../../frame/site.ts';
import { useText } from '../../i18n/index.ts';
import '../../theme/base.css.ts';
import { button } from '../../ui/Button.css.ts';
import * as layout from '../../kit/layout.css.ts';
import * as css from '../../kit/pageProblem.css.ts';

/** The page that guests see instead of every other one while the site is being prepared. It runs no scripts. */
export function ClosedPage() {
  const text = useText();
  const { settings } = useSite();
  return (
    <div className={layout.page}>
      <header className={layout.header}>
        <p className={layout.wordmark}>{settings.productName}</p>
      </header>
      <main id="main" className={css.page}>
        <h1 className={css.title}>{text('closed.title')}</h1>
        <p className={css.body}>{text('closed.text')}</p>
        <div className={css.actions}>
          <a href={dashboardPage} className={button.secondary}>
            {text('closed.signIn')}
          </a>
        </div>
      </main>
    </div>
  );
}
