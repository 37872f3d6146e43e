import type { GuestOperation } from '../../../contract/operation.ts';
import { apiBase, operations } from '../../../contract/operations.ts';
import { toRefusal } from '../base/refusal.ts';
import { authorize } from './authorize.ts';
import type { FrontEnd } from './frontEnd.ts';
import { handlers } from './handlers.ts';
import { bearer } from './problemResponse.ts';

/** The front end of guests, whose browsers and sites call it as anonymous clients with an access token. */
export const guestApi: FrontEnd<GuestOperation> = {
  base: apiBase,
  operations,
  handlers,
  challenge: bearer,
  vary: 'Accept-Language, Authorization, Prefer',
  async authorise({ host, request }) {
    const clientId = await authorize(host.keys, request);
    return { clientId, caller: { clientId } };
  },
  identify: (_, { path }, { body }) => [path, body],
  toRefusal,
};
