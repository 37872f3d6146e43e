import type { FC } from 'react';
import { getProperty } from '../../../machines/property/selectors.ts';
import type { SnapshotFrom } from 'xstate';
import type { propertyMachine } from '../../../machines/property/property.machine.ts';
import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/Spinner.tsx';
import { NotLoaded } from '../../kit/NotLoaded.tsx';
import { PageProblem } from '../../kit/PageProblem.tsx';
import { PropertiesLink } from '../error/PropertiesLink.tsx';
import { atomicState, type AtomicState } from '../../kit/atomicState.ts';
import * as layout from '../../kit/layout.css.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import { PropertyPage, type BookingParts } from './PropertyPage.tsx';
import * as css from './property.css.ts';

type PropertyState = Pick<SnapshotFrom<typeof propertyMachine>, 'value' | 'context'>;

export interface PropertyProps {
  pageState: PropertyState;
  send: (event: { type: 'retry.requested' }) => void;
  /** Set after the property is loaded. */
  booking?: BookingParts;
  /** The message for a missing property on pages other than the property's own. */
  absence?: 'unitNotFound';
}

const Waiting: FC<PropertyProps> = () => {
  const text = useText();
  return (
    <div role="status">
      <div className={css.mosaic}>
        <Skeleton className={css.strip} />
      </div>
      <h1 className={layout.wrap}>{text('frame.loading')}</h1>
    </div>
  );
};

// The ids are string literals, so that the build can find the messages of the property's first page
// (scripts/vite/textsOfPage.ts).
const absenceMessages = {
  propertyNotFound: { title: 'problem.propertyNotFound.title', text: 'problem.propertyNotFound.text' },
  unitNotFound: { title: 'problem.unitNotFound.title', text: 'problem.unitNotFound.text' },
} as const;

const NotFound: FC<PropertyProps> = ({ absence }) => {
  const text = useText();
  const messages = absenceMessages[absence ?? 'propertyNotFound'];
  return (
    <PageProblem
      {...(!absence && { kicker: text('problem.unitNotFound.title') })}
      title={text(messages.title)}
      text={text(messages.text)}
    >
      <PropertiesLink />
    </PageProblem>
  );
};

const NoLongerRented: FC<PropertyProps> = () => {
  const text = useText();
  return (
    <PageProblem title={text('problem.noLongerLet.title')} text={text('problem.noLongerLet.text')}>
      <PropertiesLink />
    </PageProblem>
  );
};

const Failed: FC<PropertyProps> = ({ pageState, send }) => (
  <NotLoaded failureReason={pageState.context} send={send} />
);

const Ready: FC<PropertyProps> = ({ pageState, booking }) => {
  const property = getProperty(pageState);
  return property && booking ? <PropertyPage property={property} booking={booking} /> : null;
};

const screens: Screens<AtomicState<PropertyState['value']>, PropertyProps> = {
  loading: Waiting,
  'ready.shown': Ready,
  'ready.open.booking': Ready,
  // Other pages render the content of these states.
  'ready.open.returning': Ready,
  'ready.open.returned': Ready,
  'ready.open.byMail': Ready,
  'ready.writing': Ready,
  notFound: NotFound,
  noLongerLet: NoLongerRented,
  failed: Failed,
};

/** Shows a property and its booking. */
export function PropertyView(props: PropertyProps) {
  const state = atomicState(props.pageState.value);
  return <StateScreen screens={screens} state={state} from={props} />;
}
