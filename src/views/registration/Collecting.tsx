import { Suspense, useRef, type FC } from 'react';
import { useText } from '../../i18n/index.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { withStyles } from '../../ui/failedStyles.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Notice } from '../../ui/Notice.tsx';
import { GuestRow } from './GuestRow.tsx';
import type { FormState, RegistrationProps } from './RegistrationProps.ts';
import * as css from './registration.css.ts';
import { Loading } from './StatusScreens.tsx';

// All states with forms share one screen, so that focus and input are preserved.
const Forms = lazyPart(
  withStyles(() => import('./Forms.tsx')),
  ({ Forms }) => Forms,
);

/** Explains why guests who have registered have to register again. */
function Reopened({ reservation: { host } }: Pick<RegistrationProps, 'reservation'>) {
  const text = useText();
  return (
    <Notice tone="warning" title={text('registration.reopened.title')}>
      <p>{text('registration.reopened.text', { host: host.name })}</p>
    </Notice>
  );
}

/** Shows each guest's progress, and the forms folded. Folded forms stay in the page, so that they lose no input. */
export const Collecting: FC<RegistrationProps & { state: FormState }> = (props) => {
  const { snapshot, send, reservation, state } = props;
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const open = (index: number) => {
    box.current?.querySelector('details')?.setAttribute('open', '');
    send({ type: 'guest.opened', index });
  };
  return (
    <div ref={box} className={css.collecting}>
      {state === 'collecting' && reservation.registration.reopened && <Reopened reservation={reservation} />}
      <p className={css.explanation}>{text('registration.why')}</p>
      {snapshot.context.guests.length > 1 && <GuestRow snapshot={snapshot} onOpen={open} />}
      <Disclosure look="button" title={<span>{text('registration.open')}</span>}>
        <div className={css.collecting}>
          <Suspense fallback={<Loading />}>
            <Forms {...props} />
          </Suspense>
        </div>
      </Disclosure>
    </div>
  );
};
