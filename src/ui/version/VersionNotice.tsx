import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { useFocusReturn } from './useFocusReturn.ts';
import * as css from './VersionNotice.css.ts';

/** The message about the version of this tab, if any. */
export type VersionNoticeState = 'newer' | 'updating' | undefined;

interface Props {
  notice: VersionNoticeState;
  texts: Readonly<Record<NonNullable<VersionNoticeState> | 'update' | 'later', string>>;
  onUpdate: () => void;
  onLater: () => void;
}

/**
 * A message in a corner that offers a newer version of the site. It stays until the guest answers, and does not take
 * the focus.
 */
export const VersionNotice = ({ notice, texts, onUpdate, onLater }: Props) => (
  <div className={css.place}>
    <div className={notice && css.notice} onFocus={useFocusReturn(notice !== undefined)}>
      {notice && (
        <span className={css.mark}>
          <Icon name="info" />
        </span>
      )}
      <p role="status" className={css.text}>
        {notice && texts[notice]}
      </p>
      {notice && (
        <div className={css.choices}>
          <Button look="secondary" isBusy={notice === 'updating'} onClick={onUpdate}>
            {texts.update}
          </Button>
          {notice === 'newer' && (
            <Button look="quiet" onClick={onLater}>
              {texts.later}
            </Button>
          )}
        </div>
      )}
    </div>
  </div>
);
