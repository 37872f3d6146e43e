import type { FC } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { landingMachine } from '../../../machines/landing/landing.machine.ts';
import { useText } from '../../i18n/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Spinner.tsx';
import { atomicState, type AtomicState } from '../atomicState.ts';
import { StateScreen, type Screens } from '../StateScreen.tsx';
import * as css from './LandingView.css.ts';
import { PropertyCard } from './PropertyCard.tsx';

type LandingState = Pick<SnapshotFrom<typeof landingMachine>, 'value' | 'context'>;

export interface LandingProps {
  pageState: LandingState;
  send: (event: { type: 'retry.requested' }) => void;
}

const Properties: FC<LandingProps> = ({ pageState }) => (
  <div className={css.plates}>
    {pageState.context.offers.map((offer, index) => (
      <PropertyCard key={offer.id} offer={offer} isFirst={index === 0} />
    ))}
  </div>
);

const Waiting: FC<LandingProps> = () => {
  const text = useText();
  return (
    <div className={css.plate} role="status">
      <div className={css.frame}>
        <Skeleton className={css.placeholder} />
      </div>
      <p className={css.words}>{text('frame.loading')}</p>
    </div>
  );
};

const Nothing: FC<LandingProps> = () => {
  const text = useText();
  return (
    <div className={css.empty}>
      <h2 className={css.emptyTitle}>{text('landing.empty.title')}</h2>
      <p className={css.lead}>{text('landing.empty.text')}</p>
    </div>
  );
};

const NotLoaded: FC<LandingProps> = ({ send }) => {
  const text = useText();
  return (
    <div className={css.empty}>
      <Alert title={text('problem.unavailable.title')}>
        <p>{text('problem.unavailable.text')}</p>
      </Alert>
      <Button look="primary" onClick={() => send({ type: 'retry.requested' })}>
        {text('action.tryAgain')}
      </Button>
    </div>
  );
};

const screens: Screens<AtomicState<LandingState['value']>, LandingProps> = {
  loading: Waiting,
  ready: Properties,
  empty: Nothing,
  failed: NotLoaded,
};

/** The properties of this site. */
export function LandingView(props: LandingProps) {
  const text = useText();
  const state = atomicState(props.pageState.value);
  return (
    <main id="main" tabIndex={-1} className={css.page} data-machine="landing" data-state={state}>
      <div className={css.hero}>
        <h1 className={css.title}>{text('landing.title')}</h1>
        <p className={css.lead}>{text('landing.lead')}</p>
      </div>
      <StateScreen screens={screens} state={state} from={props} />
    </main>
  );
}
