import { dashboardPage } from '../../../contract/dashboard/pages.ts';
import { useText } from '../../i18n/index.ts';
import { button } from '../../ui/Button.css.ts';
import { StaticPage } from './StaticPage.tsx';

/** The page that guests see instead of every other one while the site is being prepared. */
export function ClosedPage() {
  const text = useText();
  return (
    <StaticPage title={text('closed.title')} lines={[text('closed.text')]}>
      <a href={dashboardPage} className={button.secondary}>
        {text('closed.signIn')}
      </a>
    </StaticPage>
  );
}
