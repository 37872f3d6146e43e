import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { firstContext } from '../../../machines/dashboard/signIn/signIn.setup.ts';
import { DashboardContext, type Dashboard } from '../../../src/dashboard/context/dashboard.ts';
import { AddressScreen } from '../../../src/dashboard/views/signIn/AddressScreen.tsx';
import { readPart } from './support/inEnglish.tsx';

Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);

interface Options {
  sendsCodes: boolean;
  supportsPasskeys?: boolean;
  state?: 'address.asking' | 'address.passkeyFailed';
}

const readSignIn = ({ sendsCodes, supportsPasskeys = true, state = 'address.asking' }: Options) => {
  const dashboard = { data: { sendsCodes }, supportsPasskeys } as Dashboard;
  const context = {
    ...firstContext,
    ...(state !== 'address.asking' && { failure: 'passkey-refused' as const }),
  };
  return readPart(
    <DashboardContext value={dashboard}>
      <AddressScreen state={state} context={context} passkeyUse={undefined} send={() => undefined} />
    </DashboardContext>,
  );
};

const sendsNoCodes = [
  'This site sends no codes',
  'It has no mail server. Sign in with a passkey, or with a link that the command “npm run host -- access link” prints.',
];

test('sign-in asks for an e-mail address on a site that sends codes', () => {
  expect(readSignIn({ sendsCodes: true })).toEqual([
    'Enter your email address. If it has access, we will send a code to it.',
    'Email: ""',
    '[Send a code]',
    '[Use a passkey]',
  ]);
});

test('sign-in names the other ways in at once on a site that sends no codes', () => {
  expect(readSignIn({ sendsCodes: false })).toEqual([...sendsNoCodes, '[Use a passkey]']);
});

test('sign-in of a site that sends no codes names only the link in a browser without passkeys', () => {
  expect(readSignIn({ sendsCodes: false, supportsPasskeys: false })).toEqual(sendsNoCodes);
});

test('sign-in of a site that sends no codes says that a passkey was not accepted', () => {
  expect(readSignIn({ sendsCodes: false, state: 'address.passkeyFailed' })).toEqual([
    ...sendsNoCodes,
    'alert (focus)| This passkey is not valid',
    'alert (focus)| It may have been removed. Use another one, or continue without a passkey.',
    '[Use a passkey]',
  ]);
});
