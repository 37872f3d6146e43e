import { useText } from '../../i18n/index.ts';
import { useSite } from '../../frame/site.ts';
import '../../theme/base.css.ts';
import { button } from '../../ui/Button.css.ts';
import * as layout from '../../kit/layout.css.ts';
import * as css from '../../kit/pageProblem.css.ts';

/** A marker that the service worker replaces with the address of the stored reservation. */
const reservationHref = '#kept-reservation';

/** The empty link to the current address, including its query. */
const currentHref = '';

/**
 * The service worker shows this page instead of one that needs a connection, on a device that stores a reservation. It
 * runs no scripts, because the scripts would be those of the missing page.
 */
export function OfflinePage() {
  const text = useText();
  const { settings } = useSite();
  return (
    <div className={layout.page}>
      <header className={layout.header}>
        <p className={layout.wordmark}>{settings.productName}</p>
      </header>
      <main id="main" className={css.page}>
        <h1 className={css.title}>{text('problem.unreachable.title')}</h1>
        <p className={css.body}>{text('problem.unreachable.text')}</p>
        <p className={css.body}>{text('offline.kept')}</p>
        <div className={css.actions}>
          <a href={reservationHref} className={button.primary}>
            {text('offline.reservation')}
          </a>
          <a href={currentHref} className={button.secondary}>
            {text('action.tryAgain')}
          </a>
        </div>
      </main>
    </div>
  );
}
