import { useText } from '../../i18n/index.ts';
import { button } from '../../ui/Button.css.ts';
import { StaticPage } from './StaticPage.tsx';

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
  return (
    <StaticPage
      title={text('problem.unreachable.title')}
      lines={[text('problem.unreachable.text'), text('offline.kept')]}
    >
      <a href={reservationHref} className={button.primary}>
        {text('offline.reservation')}
      </a>
      <a href={currentHref} className={button.secondary}>
        {text('action.tryAgain')}
      </a>
    </StaticPage>
  );
}
