import '../../theme/base.css.ts';
import * as css from '../../kit/pageProblem.css.ts';
import * as layout from '../../kit/layout.css.ts';
import { useText } from '../i18n/index.ts';

/** Says where the reservations of a site without a dashboard are. It runs no scripts. */
export function ExternalHostPage({ productName, host }: { productName: string; host: string }) {
  const text = useText();
  return (
    <div className={layout.page}>
      <header className={layout.header}>
        <p className={layout.wordmark}>{productName}</p>
      </header>
      <main id="main" className={css.page}>
        <h1 className={css.title}>{text('dashboard.externalHost.title')}</h1>
        <p className={css.body}>{text('dashboard.externalHost.text', { host })}</p>
      </main>
    </div>
  );
}
