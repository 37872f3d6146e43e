import type { FC } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { propertyMachine } from '../../../machines/property/property.machine.ts';
import { landingPage } from '../../../contract/rules/addresses.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Spinner.tsx';
import { PageProblem } from '../error/PageProblem.tsx';
import { atomicState, type AtomicState } from '../atomicState.ts';
import * as layout from '../layout/layout.css.ts';
import { StateScreen, type Screens } from '../StateScreen.tsx';
import { PropertyPage, type BookingParts } from './PropertyPage.tsx';
import * as css from './property.css.ts';

type PropertyState = Pick<SnapshotFrom<typeof propertyMachine>, 'value' | 'context'>;

export interface PropertyProps {
  pageState: PropertyState;
  send: (event: { type: 'retry.requested' }) => void;
  /** Given once the property is known. */
  booking?: BookingParts;
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

function Refused({ send, kind }: PropertyProps & { kind: 'propertyNotFound' | 'unavailable' }) {
  const text = useText();
  return (
    <PageProblem title={text(`problem.${kind}.title`)} text={text(`problem.${kind}.text`)}>
      <Button look="primary" onClick={() => send({ type: 'retry.requested' })}>
        {text('action.tryAgain')}
      </Button>
    </PageProblem>
  );
}

const NotFound: FC<PropertyProps> = (props) => <Refused {...props} kind="propertyNotFound" />;

const NoLongerLet: FC<PropertyProps> = () => {
  const text = useText();
  return (
    <PageProblem title={text('problem.noLongerLet.title')} text={text('problem.noLongerLet.text')}>
      <ButtonLink look="primary" href={landingPage(useLanguage())}>
        {text('action.seeOthers')}
      </ButtonLink>
    </PageProblem>
  );
};

const NotLoaded: FC<PropertyProps> = (props) => <Refused {...props} kind="unavailable" />;

const Ready: FC<PropertyProps> = ({ pageState, booking }) =>
  pageState.context.property && booking ? (
    <PropertyPage property={pageState.context.property} booking={booking} />
  ) : null;

const screens: Screens<AtomicState<PropertyState['value']>, PropertyProps> = {
  loading: Waiting,
  'ready.shown': Ready,
  'ready.open.booking': Ready,
  // These are drawn by pages of their own.
  'ready.open.returning': Ready,
  'ready.open.returned': Ready,
  'ready.open.byMail': Ready,
  'ready.writing': Ready,
  notFound: NotFound,
  noLongerLet: NoLongerLet,
  failed: NotLoaded,
};

/** One property, and the booking of it. */
export function PropertyView(props: PropertyProps) {
  const state = atomicState(props.pageState.value);
  return <StateScreen screens={screens} state={state} from={props} />;
}
