import * as v from 'valibot';
import { apiBase } from '../../../contract/operations.ts';
import { apiTimeout } from '../../../contract/values/apiTimeout.ts';
import { unitDescription } from '../../../contract/schemas/rentalUnit.ts';
import type { Place } from '../../../contract/values/roundLocation.ts';
import { grantedToken } from '../../../contract/schemas/token.ts';
import type { Backend, ClientCredentials } from '../backend/backend.ts';
import { thisSite } from '../callers/caller.ts';

interface Options {
  backend: Backend;
  ownCredentials: ClientCredentials;
  publicUrl: string;
}

const located = v.object({ location: unitDescription.entries.location });

/** Reads the place of a property from the host; undefined if the host does not provide it. */
export const placesAtHost =
  ({ backend, ownCredentials, publicUrl }: Options) =>
  async (unitId: string): Promise<Place | undefined> => {
    const granted = await backend.requestToken(ownCredentials, thisSite, AbortSignal.timeout(apiTimeout));
    if (!granted.ok) return undefined;
    const { token_type, access_token } = v.parse(grantedToken, await granted.json());
    const request = new Request(`${publicUrl}${apiBase}/rental-unit/${unitId}`, {
      headers: { Authorization: `${token_type} ${access_token}` },
    });
    const answer = await backend.fetch(request, thisSite);
    if (!answer.ok) return undefined;
    return v.parse(located, await answer.json()).location;
  };
