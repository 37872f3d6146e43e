import { applicationScope } from '../../../contract/token.ts';
import type { ClientCredentials } from './backend.ts';

/** A request for a token (RFC 6749 §4.4.2), with the credentials in its body. */
export const tokenForm = (address: string, { id, secret }: ClientCredentials): Request =>
  new Request(address, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: applicationScope,
      client_id: id,
      client_secret: secret,
    }),
  });
