import { useText } from '../../i18n/index.ts';
import { useSite } from '../../frame/site.ts';
import '../../theme/base.css.ts';
import { button } from '../../ui/Button.css.ts';
import * as layout from '../layout/layout.css.ts';
import * as css from './ErrorView.css.ts';

/** Where the worker puts the address of the reservation that is kept. */
const placeOfReservation = '#kept-reservation';

/** Whatever address it stands at, with all that it asks. */
const samePage = '';

/**
 * What stands in the place of a page that needs a connection, on a device that keeps a reservation: the browser's worker
 * answers with it. It runs no scripts, which would be those of a page that is not there.
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
          <a href={placeOfReservation} className={button.primary}>
            {text('offline.reservation')}
          </a>
          <a href={samePage} className={button.secondary}>
            {text('action.tryAgain')}
          </a>
        </div>
      </main>
    </div>
  );
}
