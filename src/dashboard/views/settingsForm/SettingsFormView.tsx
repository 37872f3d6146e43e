import { Suspense, useEffect, type FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { settingsFormMachine } from '../../../../machines/dashboard/settingsForm/settingsForm.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState } from '../../../kit/atomicState.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { NotReassessedAlert } from '../outcome/RejectedAlert.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { BackToSettings } from './BackToSettings.tsx';
import {
  LaterConfirming,
  LaterForm,
  LaterReadOnly,
  LaterSaved,
  LaterUnconfirmed,
  loadScreens,
} from './loadScreens.ts';
import type { SettingsFormProps, SettingsFormState } from './SettingsFormProps.ts';

const LoadFailed: FC<SettingsFormProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.settings.notLoaded')} failureReason={context} send={send} />
);

const Proving: FC<SettingsFormProps> = ({ proof }) => proof && <Proof actor={proof} />;

const NotReassessed: FC<SettingsFormProps> = ({ context, send }) => (
  <>
    <NotReassessedAlert refusal={context.refusal} failureReason={context} />
    <div className={shared.stackedActions}>
      <BackToSettings />
      <TryAgain send={send} look="secondary" />
    </div>
  </>
);

const screens: Screens<SettingsFormState, SettingsFormProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  readOnly: LaterReadOnly,
  editing: LaterForm,
  confirming: LaterConfirming,
  sending: LaterForm,
  proving: Proving,
  tooMany: LaterForm,
  refused: LaterForm,
  notConnected: LaterForm,
  reassessing: LaterForm,
  rejected: LaterForm,
  notReassessed: NotReassessed,
  unconfirmed: LaterUnconfirmed,
  looking: LaterUnconfirmed,
  saved: LaterSaved,
};

/** Shows a part of the settings of the site, and changes it. */
export function SettingsFormView({ actor }: { actor: ActorRefFrom<typeof settingsFormMachine> }) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: SettingsFormState = atomicState(value);
  // The code loads while the host sends the settings. The screen that needs it reports a failure.
  useEffect(() => void loadScreens().catch(() => undefined), []);
  return (
    <Page title={text(`dashboard.settings.${context.form}`)} machine="settingsForm" state={state}>
      <Suspense fallback={<LoadingText />}>
        <StateScreen
          screens={screens}
          state={state}
          from={{ context, proof: children.proof, mailTest: children.mailTest, send: actor.send }}
        />
      </Suspense>
    </Page>
  );
}
