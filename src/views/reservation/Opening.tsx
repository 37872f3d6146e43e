import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Spinner.tsx';
import { wrap } from '../../kit/layout.css.ts';
import * as css from './reservation.css.ts';

/** A placeholder for the page. The server renders it, because the fragment of the link never reaches the server. */
export function Opening() {
  const text = useText();
  return (
    <div className={wrap}>
      <div className={css.opening}>
        <Skeleton className={css.picture} />
        <div className={css.column}>
          <div className={css.head}>
            <p className={css.number} role="status">
              {text('reservation.opening')}
            </p>
            <h1 className={css.title}>{text('reservation.title')}</h1>
            <p className={css.privacy}>
              <Icon name="lock" size="small" />
              <span>{text('reservation.private')}</span>
            </p>
            <noscript>
              <p>{text('reservation.scriptsNeeded')}</p>
            </noscript>
          </div>
          <Skeleton className={css.nextArea} />
          <Skeleton className={css.stayArea} />
        </div>
      </div>
    </div>
  );
}
