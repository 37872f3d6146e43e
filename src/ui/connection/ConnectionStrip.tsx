import { Icon } from '../Icon.tsx';
import * as css from './ConnectionStrip.css.ts';

/** How the connection stands, where there is something to say of it. */
export type ConnectionNotice = 'lost' | 'returned' | undefined;

interface Props {
  notice: ConnectionNotice;
  words: Readonly<Record<NonNullable<ConnectionNotice>, string>>;
}

/** Says once, at the top of the window, that there is no connection, and for a moment that it is back. */
export const ConnectionStrip = ({ notice, words }: Props) => (
  <div className={css.place} role="status">
    {notice && (
      <p className={css.strip[notice]}>
        <Icon name={notice === 'lost' ? 'alert' : 'done'} size="small" />
        <span>{words[notice]}</span>
      </p>
    )}
  </div>
);
