import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { photoUploadMachine } from '../../../../../machines/dashboard/photoUpload/photoUpload.machine.ts';
import { useJourney } from '../../../../frame/useJourney.ts';
import { useFormats } from '../../../../i18n/index.ts';
import { atomicState, type AtomicState } from '../../../../kit/atomicState.ts';
import * as shared from '../../../../kit/shared.css.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon, type IconName } from '../../../../ui/Icon.tsx';
import { Verbatim } from '../../../../ui/Verbatim.tsx';
import type { ListedUpload } from '../../../context/photoUploads.ts';
import { useText, type DashboardMessageId } from '../../../i18n/index.ts';
import * as css from './photos.css.ts';

type Snapshot = SnapshotFrom<typeof photoUploadMachine>;
type UploadState = AtomicState<Snapshot['value']>;
type ListedState = Exclude<UploadState, 'added'>;

/** The text and the icon of each state of a listed photo; a missing state is a type error. */
const states: Readonly<Record<ListedState, readonly [DashboardMessageId, IconName?]>> = {
  'underWay.queued': ['dashboard.photos.queued', 'clock'],
  'underWay.preparing': ['dashboard.photos.preparing'],
  'underWay.starting': ['dashboard.photos.preparing'],
  'underWay.notStarted': ['dashboard.photos.paused', 'alert'],
  'underWay.sending': ['dashboard.photos.sending'],
  'underWay.locating': ['dashboard.photos.sending'],
  'underWay.checking': ['dashboard.photos.checking'],
  'underWay.paused': ['dashboard.photos.paused', 'alert'],
  duplicate: ['dashboard.photos.duplicate', 'info'],
  refused: ['dashboard.photos.notSupported', 'alert'],
  failed: ['dashboard.photos.failed', 'alert'],
};

/** The texts about files that are not accepted, with the next step of the person. */
const refusals: Readonly<Partial<Record<string, DashboardMessageId>>> = {
  'photo-too-large': 'dashboard.photos.tooLarge',
  'photo-heic': 'dashboard.photos.heic',
  'photo-damaged': 'dashboard.photos.damaged',
  'photo-too-many-pixels': 'dashboard.photos.tooManyPixels',
  'photo-animated': 'dashboard.photos.animated',
};

/** The part of a photo that has arrived, in per cent. */
const getPercentage = ({ context: { upload } }: Snapshot): number =>
  upload ? Math.floor((upload.offset / upload.size) * 100) : 0;

interface RowProps extends Pick<ListedUpload, 'name' | 'actor'> {
  onRemove: () => void;
  /** Called before the row disappears while it has the focus. */
  onFocusLeft: () => void;
}

function Row({
  name,
  actor,
  onRemove,
  onFocusLeft,
  snapshot,
  state,
}: RowProps & { snapshot: Snapshot; state: ListedState }) {
  const text = useText();
  const { percentage } = useFormats();
  const sent = getPercentage(snapshot);
  const [stateText, icon] = states[state];
  const dismissId = useId();
  const row = useRef<HTMLLIElement>(null);
  const passOnFocus = useEffectEvent(onFocusLeft);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) passOnFocus();
    };
  }, []);
  const { failure = '' } = snapshot.context;
  const id = state === 'refused' ? (refusals[failure] ?? stateText) : stateText;
  return (
    <li ref={row} className={css.upload}>
      <span className={css.uploadName}>
        <Verbatim>{name}</Verbatim>
      </span>
      <span className={css.uploadState}>
        {icon && <Icon name={icon} size="small" />}
        <span>{text(id, { sent: percentage(sent) })}</span>
      </span>
      {state.startsWith('underWay.') && (
        <progress className={css.progress} max={100} value={sent} aria-label={name} />
      )}
      <div className={shared.actions}>
        {state === 'failed' && (
          <Button
            onClick={() => {
              actor.send({ type: 'upload.retried' });
              // The pressed button disappears.
              document.getElementById(dismissId)?.focus();
            }}
          >
            {text('action.tryAgain')}
          </Button>
        )}
        <Button
          id={dismissId}
          look="quiet"
          aria-label={text('dashboard.photos.dismiss.name', { name })}
          onClick={onRemove}
        >
          {text('dashboard.photos.dismiss')}
        </Button>
      </div>
    </li>
  );
}

/** A picture that is being sent. A stored one is shown as a photo of the property, or as the logo. */
export function UploadRow(props: RowProps) {
  const snapshot = useJourney(props.actor);
  const state: UploadState = atomicState(snapshot.value);
  return state === 'added' ? null : <Row {...props} snapshot={snapshot} state={state} />;
}
