import type { FC } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { NotLoaded, Outdated } from '../layout/NotLoaded.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Page } from '../layout/Page.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { ActionScreen } from './ActionScreen.tsx';
import type { BulletinsProps, BulletinsSnapshot, BulletinsState } from './BulletinsProps.ts';
import { DueList } from './DueList.tsx';
import { FilesScreen } from './FilesScreen.tsx';

const LoadFailed: FC<BulletinsProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.bulletins.notLoaded')} failureReason={context} send={send} />
);

const Shown: FC<BulletinsProps & { state: BulletinsState }> = ({ state, ...props }) => {
  const text = useText();
  return (
    <>
      {state === 'shown.outdated' ? (
        <Outdated send={props.send} />
      ) : (
        props.context.isFiled && <Notice tone="success" isLive title={text('dashboard.bulletins.filed')} />
      )}
      <DueList {...props} />
    </>
  );
};

const Proving: FC<BulletinsProps> = ({ proof }) => proof && <Proof actor={proof} />;

const screens: Screens<BulletinsState, BulletinsProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  'shown.idle': Shown,
  'shown.refreshing': Shown,
  'shown.outdated': Shown,
  'exporting.confirming': ActionScreen,
  'exporting.sending': ActionScreen,
  'exporting.proving': Proving,
  'exporting.tooMany': ActionScreen,
  'exporting.refused': ActionScreen,
  'exporting.failed': ActionScreen,
  exported: FilesScreen,
  'filing.confirming': ActionScreen,
  'filing.sending': ActionScreen,
  'filing.proving': Proving,
  'filing.tooMany': ActionScreen,
  'filing.rejected': ActionScreen,
  'filing.unconfirmed': ActionScreen,
};

/** Shows which guests must be reported to the authorities. */
export function BulletinsView({
  snapshot: { value, context, children },
  ...props
}: Omit<BulletinsProps, 'context' | 'proof'> & { snapshot: BulletinsSnapshot }) {
  const state: BulletinsState = atomicState(value);
  return (
    <Page title={useText()('dashboard.bulletins.title')} machine="bulletins" state={state}>
      <StateScreen screens={screens} state={state} from={{ context, proof: children.proof, ...props }} />
    </Page>
  );
}
