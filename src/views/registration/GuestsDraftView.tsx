import type { FC } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { guestsDraftMachine } from '../../../machines/guestsDraft/guestsDraft.machine.ts';
import type { GuestsDraftEvent } from '../../../machines/guestsDraft/guestsDraft.types.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { atomicState, type AtomicState } from '../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import * as shared from '../../kit/shared.css.ts';
import * as css from './registration.css.ts';

export interface GuestsDraftProps {
  snapshot: SnapshotFrom<typeof guestsDraftMachine>;
  send: (event: GuestsDraftEvent) => void;
}

type GuestsDraftState = AtomicState<GuestsDraftProps['snapshot']['value']>;

const Nothing: FC = () => null;

const Recalling: FC = () => (
  <p role="status" className={css.secret}>
    {useText()('draft.recalling')}
  </p>
);

const Promised: FC = () => <p className={css.secret}>{useText()('draft.promised')}</p>;

const DraftSaving: FC = () => <p className={css.secret}>{useText()('draft.keeping')}</p>;

const Kept: FC = () => (
  <p className={css.secret}>
    <Icon name="check" size="small" />
    <span>{useText()('draft.kept')}</span>
  </p>
);

const NotRecalled: FC<GuestsDraftProps> = ({ send }) => {
  const text = useText();
  return (
    <Notice tone="warning" title={text('draft.notRecalled.title')} isLive>
      <p>{text('draft.notRecalled.text')}</p>
      <p>
        <Button onClick={() => send({ type: 'retry.requested' })}>{text('action.tryAgain')}</Button>
      </p>
    </Notice>
  );
};

const DraftNotSaved: FC = () => (
  <p role="status" className={css.secret}>
    <Icon name="alert" size="small" />
    <span>{useText()('draft.notKept')}</span>
  </p>
);

const Differing: FC<GuestsDraftProps> = ({ send }) => {
  const text = useText();
  return (
    <div tabIndex={-1} role="group" aria-label={text('draft.differing.title')} className={css.question}>
      <Notice tone="warning" title={text('draft.differing.title')}>
        <p>{text('draft.differing.text')}</p>
        <div className={shared.stackedActions}>
          <Button onClick={() => send({ type: 'draft.taken' })}>{text('draft.take')}</Button>
          <Button onClick={() => send({ type: 'draft.replaced' })}>{text('draft.replace')}</Button>
        </div>
      </Notice>
    </div>
  );
};

const screens: Screens<GuestsDraftState, GuestsDraftProps> = {
  off: Nothing,
  'on.recalling.untouched': Recalling,
  'on.recalling.touched': Recalling,
  'on.notRecalled': NotRecalled,
  'on.idle': Promised,
  'on.typing': DraftSaving,
  'on.withheld': DraftSaving,
  'on.keeping.current': DraftSaving,
  'on.keeping.outdated': DraftSaving,
  'on.kept': Kept,
  'on.notKept': DraftNotSaved,
  'on.comparing': DraftSaving,
  'on.differing': Differing,
};

/** Shows whether the draft of the guests is stored, with one line for each state. */
export function GuestsDraftView(props: GuestsDraftProps) {
  const state: GuestsDraftState = atomicState(props.snapshot.value);
  return (
    <div data-machine="guestsDraft" data-state={state}>
      <StateScreen screens={screens} state={state} from={props} />
    </div>
  );
}
