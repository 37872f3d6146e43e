import type { passkeyCreationMachine } from '../../../machines/dashboard/passkeyCreation/passkeyCreation.machine.ts';
import { passkeyCreationModel } from '../../../machines/dashboard/passkeyCreation/passkeyCreation.model.ts';
import type { passkeysMachine } from '../../../machines/dashboard/passkeys/passkeys.machine.ts';
import { passkeysModel } from '../../../machines/dashboard/passkeys/passkeys.model.ts';
import type { passkeyUseMachine } from '../../../machines/dashboard/passkeyUse/passkeyUse.machine.ts';
import { passkeyUseModel } from '../../../machines/dashboard/passkeyUse/passkeyUse.model.ts';
import { PasskeyCreationView } from '../../../src/dashboard/views/passkeys/PasskeyCreationView.tsx';
import { PasskeysView } from '../../../src/dashboard/views/passkeys/PasskeysView.tsx';
import { PasskeyUseView } from '../../../src/dashboard/views/passkeyUse/PasskeyUseView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const confirm = 'status| Confirm with your fingerprint, your face or your screen lock.';

const otherwise = '[Continue without a passkey] => passkey.abandoned';
const useAgain = lines.join('[Try again] => passkey.requested', otherwise);

testScreens<typeof passkeyUseMachine>({
  model: passkeyUseModel,
  view: ({ actor }) => inDashboard(<PasskeyUseView actor={actor} />),
  screens: {
    preparing: lines.join(lines.loading, otherwise),
    confirming: lines.join(confirm, otherwise),
    verifying: lines.join(lines.loading, otherwise),
    notConfirmed: lines.join(
      lines.alert('No passkey was used', 'Try again, or continue without a passkey.'),
      useAgain,
    ),
    refused: lines.join(
      lines.alert(
        'This passkey was not accepted',
        'It may have been removed. Use another one, or continue without a passkey.',
      ),
      useAgain,
    ),
    failed: lines.join(lines.alert('The passkey could not be checked', lines.unreachable), useAgain),
    verified: lines.loading,
    abandoned: lines.loading,
  },
});

const explanation =
  'Your device keeps the passkey. From then on you sign in with your fingerprint, your face or your screen lock.';
const create = lines.join('[Continue] => creation.requested', '[Not now] => creation.declined');
const createAgain = create.replace('[Continue]', '[Try again]');

testScreens<typeof passkeyCreationMachine>({
  model: passkeyCreationModel,
  view: ({ actor }) => inDashboard(<PasskeyCreationView actor={actor} />),
  screens: {
    offered: lines.join(explanation, create),
    preparing: lines.loading,
    proving: lines.proving,
    confirming: confirm,
    saving: lines.loading,
    notCreated: lines.join(
      explanation,
      lines.alert(
        'No passkey was created',
        'You did not confirm, or this device already has a passkey for this site.',
      ),
      createAgain,
    ),
    notAdded: lines.join(
      explanation,
      lines.alert('It was not confirmed that the passkey was added', lines.unreachable),
      createAgain,
    ),
    added: lines.loading,
    declined: lines.loading,
  },
});

const screen = (...parts: string[]) => lines.join('# Your passkeys', ...parts);
const lead = 'With a passkey you sign in without a code.';
const list = `
  ## Safari on iOS
  Last seen: 2 May 2026, 13:00 (India Standard Time)
  [Remove Safari on iOS] => passkey.removalRequested {'id':'cGhvbmU'}
  ## Chrome on Windows
  Not used yet
  [Remove Chrome on Windows] => passkey.removalRequested {'id':'bGFwdG9w'}
  [Add a passkey] => passkey.addRequested`;

testScreens<typeof passkeysMachine>({
  model: passkeysModel,
  view: ({ actor }) => inDashboard(<PasskeysView actor={actor} />),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('Your passkeys could not be loaded')),
    list: screen(lead, list),
    adding: screen(explanation, create.replaceAll('=> ', '=> passkeyCreation: ')),
    removing: screen(lead, lines.waiting(list)),
    proving: screen(lines.proving),
    notRemoved: screen(
      lead,
      lines.alert('It was not confirmed that the passkey was removed', lines.unreachable),
      list,
    ),
  },
});
