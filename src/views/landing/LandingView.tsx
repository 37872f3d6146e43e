import { Suspense, type FC } from 'react';
import { canSearch, getProposedStay, getShownRange } from '../../../machines/landing/selectors.ts';
import { useSite } from '../../frame/site.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/Spinner.tsx';
import { atomicState, type AtomicState } from '../../kit/atomicState.ts';
import { TryAgain } from '../../kit/NotLoaded.tsx';
import { FailedCall, useCauseTitle } from '../../kit/FailedCall.tsx';
import { StateScreen, type Banners, type Screens } from '../../kit/StateScreen.tsx';
import * as css from './LandingView.css.ts';
import type { LandingProps, LandingState } from './LandingProps.ts';
import { PageLinks } from './PageLinks.tsx';
import { Offers } from './Offers.tsx';
import { Answered, NotSearchedNotice, UnclearNotice, UnsearchableNotice } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';

const Waiting: FC<LandingProps> = () => {
  const text = useText();
  return (
    <div className={css.plate} role="status">
      <div className={css.frame}>
        <Skeleton className={css.placeholder} />
      </div>
      <p className={css.textBlock}>{text('frame.loading')}</p>
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

const Failed: FC<LandingProps> = ({ pageState: { context }, send }) => {
  const title = useCauseTitle(context);
  return (
    <div className={css.empty}>
      <FailedCall title={title} failureReason={context} />
      <TryAgain send={send} />
    </div>
  );
};

const screens: Screens<AtomicState<LandingState['value']>, LandingProps> = {
  loading: Waiting,
  ready: Offers,
  found: Answered,
  noneFree: Answered,
  unclear: Offers,
  undated: Offers,
  notSearched: Offers,
  empty: Nothing,
  failed: Failed,
};

/** Why the dates above the properties have no result, next to the form in which they are changed. */
const banners: Banners<AtomicState<LandingState['value']>, LandingProps> = {
  loading: undefined,
  ready: undefined,
  found: undefined,
  noneFree: undefined,
  unclear: UnclearNotice,
  undated: UnsearchableNotice,
  notSearched: NotSearchedNotice,
  empty: undefined,
  failed: undefined,
};

/** Shows the properties of this site. */
export function LandingView(props: LandingProps) {
  const text = useText();
  const state = atomicState(props.pageState.value);
  const language = useLanguage();
  const own = useSite().settings.welcome?.[language];
  const { maxGuests } = props.pageState.context;
  const range = getShownRange(props.pageState);
  const Banner = banners[state];
  return (
    <main id="main" tabIndex={-1} className={css.page} data-machine="landing" data-state={state}>
      <div className={css.top}>
        <div className={css.hero}>
          <h1 className={css.title}>{own?.headline ?? text('landing.title')}</h1>
          <p className={css.lead}>{own?.lead ?? text('landing.lead')}</p>
        </div>
        {Banner && <Banner {...props} />}
        {canSearch(props.pageState) && (
          <Suspense>
            <SearchForm proposed={getProposedStay(props.pageState)} maxGuests={maxGuests} />
          </Suspense>
        )}
      </div>
      {range && (
        <p id="list" className={css.range}>
          {text('landing.range', range.text)}
        </p>
      )}
      <StateScreen screens={screens} state={state} from={props} />
      {range && <PageLinks range={range} />}
    </main>
  );
}
