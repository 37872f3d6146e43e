import type { Page } from '@playwright/test';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import type { HostStub } from '../support/hostStub.ts';
import type { MessageId } from '../support/words.ts';

const sent = { codeExpiresAt: '2999-01-01T00:00:00Z' };

/** The person proves their identity with a code. */
export async function proveIdentity(page: Page, hostStub: HostStub): Promise<void> {
  await hostStub.answerWith('requestProof', sent);
  await page.getByRole('main').locator('[name=code]').fill('123456');
  await hostStub.answerWith('verifyProof', ownerSession);
}

/** The person does not prove their identity. */
export async function abandonProof(
  hostStub: HostStub,
  press: (id: MessageId) => Promise<string>,
): Promise<void> {
  await hostStub.answerWith('requestProof', sent);
  await press('dashboard.proof.abandon');
}
