import { applicationScope } from '../../../contract/schemas/token.ts';
import type { ClientCredentials } from './backend.ts';

/** Creates a token request (RFC 6749 §4.4.2) with the credentials in its body. */
export const tokenForm = (
  address: string,
  { id, secret }: ClientCredentials,
  signal: AbortSignal | undefined,
): Request =>
  new Request(address, {
    method: 'POST',
    ...(signal && { signal }),
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: applicationScope,
      client_id: id,
      client_secret: secret,
    }),
  });

/** Whether the status means that the host does not know the credentials (RFC 6749 §5.2). */
export const isRefused = (status: number): boolean => status === 400 || status === 401;
