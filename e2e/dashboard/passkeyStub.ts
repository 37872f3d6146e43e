import type { Page } from '@playwright/test';

/** The functions that the stub adds to the page. */
interface StubbedWindow {
  /** The open questions to the person. */
  passkeyQuestions: { resolve: () => void; reject: () => void }[];
}

/**
 * Replaces the passkeys of the browser. The test answers for the person with `confirmPasskey` and `declinePasskey`.
 * @param offersAutofill whether the browser offers passkeys in the e-mail field
 */
export async function stubPasskeys(page: Page, offersAutofill: boolean): Promise<void> {
  await page.addInitScript((autofill) => {
    const questions: StubbedWindow['passkeyQuestions'] = [];
    Object.assign(window, { passkeyQuestions: questions });
    const encode = (text: string) => new TextEncoder().encode(text).buffer;
    const parts = {
      clientDataJSON: '{}',
      authenticatorData: 'auth',
      signature: 'sign',
      userHandle: 'user',
      attestationObject: 'object',
    };
    const passkey = {
      id: 'cGFzc2tleQ',
      rawId: encode('passkey'),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: {
        ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, encode(text)])),
        getTransports: () => ['internal'],
      },
      getClientExtensionResults: () => ({}),
    };
    const ask = (options?: { signal?: AbortSignal }) =>
      new Promise((resolve, reject) => {
        questions.push({
          resolve: () => resolve(passkey),
          reject: () => reject(new DOMException('The person has declined.', 'NotAllowedError')),
        });
        options?.signal?.addEventListener('abort', () => reject(options.signal!.reason as Error));
      });
    Object.assign(navigator.credentials, { get: ask, create: ask });
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(autofill) });
  }, offersAutofill);
}

const takeQuestion = async (page: Page, answer: 'resolve' | 'reject') => {
  await page.waitForFunction(() => (window as unknown as StubbedWindow).passkeyQuestions.length > 0);
  await page.evaluate((name) => {
    const questions = (window as unknown as StubbedWindow).passkeyQuestions;
    questions.at(-1)![name]();
    questions.length = 0;
  }, answer);
};

/** The person confirms what the browser asks. */
export const confirmPasskey = (page: Page): Promise<void> => takeQuestion(page, 'resolve');

/** The person does not confirm. */
export const declinePasskey = (page: Page): Promise<void> => takeQuestion(page, 'reject');
