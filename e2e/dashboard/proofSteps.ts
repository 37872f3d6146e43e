import type { Page } from '@playwright/test';
import { requestOptions } from '../../machines/dashboard/passkeyUse/passkeyUse.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import type { HostStub } from '../support/hostStub.ts';
import { confirmPasskey } from './passkeyStub.ts';

/** The person proves their identity with a passkey. */
export async function proveIdentity(page: Page, hostStub: HostStub): Promise<void> {
  await hostStub.answerWith('requestPasskeyOptions', requestOptions);
  await confirmPasskey(page);
  await hostStub.answerWith('verifyPasskey', ownerSession);
}
