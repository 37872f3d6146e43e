import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import { importLimits } from '../../../../contract/imports/limits.ts';
import type { stayImportMachine } from '../../../../machines/dashboard/stayImport/stayImport.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { ImportList, TableChooser } from './ImportList.tsx';
import { MappingForm } from './MappingForm.tsx';
import { ImportedScreen, ReviewScreen } from './ReviewScreen.tsx';
import type { StayImportProps, StayImportState } from './StayImportProps.ts';
import { UndoScreen } from './UndoScreen.tsx';

const LoadFailed: FC<StayImportProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.imports.notLoaded')} failureReason={context} send={send} />
);

const Reading: FC<StayImportProps> = () => <p role="status">{useText()('dashboard.imports.reading')}</p>;

const Unreadable: FC<StayImportProps> = ({ context: { problem }, send, onFile }) => {
  const text = useText();
  return (
    <>
      <Alert title={text('dashboard.imports.unreadable')}>
        <p>{text(`dashboard.imports.problem.${problem ?? 'damaged'}`, importLimits)}</p>
      </Alert>
      <TableChooser onFile={onFile} />
      <div className={shared.actions}>
        <Button look="quiet" onClick={() => send({ type: 'file.abandoned' })}>
          {text('dashboard.imports.back')}
        </Button>
      </div>
    </>
  );
};

const Examining: FC<StayImportProps> = () => <p role="status">{useText()('dashboard.imports.checking')}</p>;

const NotExamined: FC<StayImportProps> = ({ context, send }) => {
  const text = useText();
  return (
    <>
      <NotLoaded title={text('dashboard.imports.notExamined')} failureReason={context} send={send} />
      <div className={shared.actions}>
        <Button look="quiet" onClick={() => send({ type: 'mapping.requested' })}>
          {text('dashboard.imports.toColumns')}
        </Button>
      </div>
    </>
  );
};

const Unconfirmed: FC<StayImportProps> = ({ context, send }) => (
  <UnconfirmedChoice
    failureReason={context}
    onLook={() => send({ type: 'list.requested' })}
    onRepeat={() => send({ type: 'import.confirmed' })}
  />
);

const Proving: FC<StayImportProps> = ({ proof }) => proof && <Proof actor={proof} />;

const screens: Screens<StayImportState, StayImportProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  'shown.idle': ImportList,
  'shown.refreshing': ImportList,
  'shown.outdated': ImportList,
  reading: Reading,
  unreadable: Unreadable,
  mapping: MappingForm,
  incomplete: MappingForm,
  examining: Examining,
  notExamined: NotExamined,
  reviewing: ReviewScreen,
  importing: ReviewScreen,
  tooMany: ReviewScreen,
  rejected: ReviewScreen,
  unconfirmed: Unconfirmed,
  imported: ImportedScreen,
  'undoing.confirming': UndoScreen,
  'undoing.sending': UndoScreen,
  'undoing.proving': Proving,
  'undoing.tooMany': UndoScreen,
  'undoing.rejected': UndoScreen,
  'undoing.unconfirmed': UndoScreen,
};

/** Imports stays from a file of another system, and undoes imports. */
export function StayImportView({
  actor,
  onFile,
}: Pick<StayImportProps, 'onFile'> & { actor: ActorRefFrom<typeof stayImportMachine> }) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: StayImportState = atomicState(value);
  return (
    <Page title={text('dashboard.imports.stays.title')} machine="stayImport" state={state}>
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, proof: children.proof, send: actor.send, onFile }}
      />
    </Page>
  );
}
