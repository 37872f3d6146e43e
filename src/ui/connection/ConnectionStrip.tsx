import { Icon } from '../Icon.tsx';
import * as css from './ConnectionStrip.css.ts';

/** The message about the connection, if any. */
export type ConnectionNotice = 'lost' | 'returned' | undefined;

interface Props {
  notice: ConnectionNotice;
  texts: Readonly<Record<NonNullable<ConnectionNotice>, string>>;
}

/** A message at the top of the window while there is no connection, and for a moment after it returns. */
export const ConnectionStrip = ({ notice, texts }: Props) => (
  <div className={css.place} role="status">
    {notice && (
      <p className={css.strip[notice]}>
        <Icon name={notice === 'lost' ? 'alert' : 'done'} size="small" />
        <span>{texts[notice]}</span>
      </p>
    )}
  </div>
);
