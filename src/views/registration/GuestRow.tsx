import { getName } from '../../../machines/registration/forms.ts';
import { getProgress, type Progress } from '../../../machines/registration/progress.ts';
import { useText } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { RegistrationProps } from './RegistrationProps.ts';
import * as css from './registration.css.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

const marks: Record<Progress, IconName | undefined> = {
  empty: undefined,
  begun: undefined,
  filled: 'check',
  refused: 'alert',
};

/** Shows all guests and the progress of their forms. */
export function GuestRow({
  snapshot,
  onOpen,
}: Pick<RegistrationProps, 'snapshot'> & { onOpen: (index: number) => void }) {
  const text = useText();
  const { guests, opened } = snapshot.context;
  return (
    <ol className={css.guests} aria-label={text('stay.guests')}>
      {guests.map((guest, index) => {
        const progress = getProgress(snapshot.context, index);
        const mark = marks[progress];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- guests are identified by their index
          <li key={index}>
            <button
              type="button"
              className={css.guest}
              aria-current={index === opened ? 'step' : undefined}
              disabled={!snapshot.can({ type: 'guest.opened', index })}
              onClick={() => onOpen(index)}
            >
              <span className={css.name}>
                {getName(guest) === '' ? (
                  text('registration.guest', { number: index + 1 })
                ) : (
                  <Verbatim>{getName(guest)}</Verbatim>
                )}
              </span>
              <span className={css.progress[progress]}>
                {mark && <Icon name={mark} size="small" />}
                <span>{text(`registration.progress.${progress}`)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
