import type { CreationOptions, PasskeyCreation } from '../../../contract/dashboard/passkeys.ts';

/** The options with which the browser creates a passkey. */
export const creationOptions: CreationOptions = {
  challenge: 'c2FtcGxlLWNoYWxsZW5nZQ',
  rp: { id: 'localhost', name: 'Estadia' },
  user: { id: 'dXNlcg', name: 'ines@example.com', displayName: 'Inês Carvalhal' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};

/** A passkey that the browser has created. */
export const createdPasskey: PasskeyCreation = {
  id: 'cGFzc2tleQ',
  rawId: 'cGFzc2tleQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'b2JqZWN0', transports: ['internal'] },
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
};
