import type { PasskeyUse, RequestOptions } from '../../../contract/dashboard/passkeys.ts';

/** The host's question to a passkey. */
export const requestOptions: RequestOptions = {
  challenge: 'c2FtcGxlLWNoYWxsZW5nZQ',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};

/** The answer of a passkey. */
export const passkeyUse: PasskeyUse = {
  id: 'cGFzc2tleQ',
  rawId: 'cGFzc2tleQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'YXV0aA', signature: 'c2lnbg', userHandle: 'dXNlcg' },
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
};
