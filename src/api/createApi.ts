import createClient from 'openapi-fetch';
import type { Language } from '../../contract/language.ts';
import { apiBase, operations } from '../../contract/operations.ts';
import type { LegalTextName } from '../../contract/rules/legalTexts.ts';
import type { Paths } from '../../contract/paths.ts';
import { takeAnswer, checked } from './answer.ts';
import { authorized, type Credentials } from './authorized.ts';
import { timeLimited, type Fetch } from './timeLimit.ts';

export interface ApiOptions {
  /** The origin of the host API, without a path. */
  origin: string;
  fetch: Fetch;
  credentials: Credentials;
  language: Language;
}

type Posts = { [P in keyof Paths]: Paths[P] extends { post: infer O } ? O : never };
type Body<Name extends keyof typeof operations> = Posts[(typeof operations)[Name]['path']] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : never;

interface Keyed {
  idempotencyKey: string;
  signal?: AbortSignal;
}

interface OfABooking extends Keyed {
  bookingId: string;
}

const keyed = ({ idempotencyKey, signal }: Keyed) => ({
  params: { header: { 'Idempotency-Key': idempotencyKey } },
  ...(signal && { signal }),
});

const ofABooking = ({ idempotencyKey, bookingId, signal }: OfABooking) => ({
  params: { header: { 'Idempotency-Key': idempotencyKey, 'Booking-Id': bookingId } },
  ...(signal && { signal }),
});

/** The calls of the host API, each rejecting with a `CallFailed`. */
export function createApi({ origin, fetch, credentials, language }: ApiOptions) {
  const client = createClient<Paths>({
    baseUrl: `${origin}${apiBase}`,
    fetch: authorized(timeLimited(fetch), credentials),
    headers: { 'Accept-Language': language },
  });
  const { previewPrice, createReservation, verifyOtp, resendOtp, createCheckout } = operations;
  const { cancelReservation, registerGuests, keepGuestsDraft, readGuestsDraft } = operations;
  const { saveStayDetails, contactHost, requestAccess, openAccess } = operations;

  return {
    getRentalUnit: (id: string, signal?: AbortSignal) =>
      takeAnswer('getRentalUnit', () =>
        client.GET('/rental-unit/{id}', {
          params: { path: { id }, header: { Prefer: 'return=minimal' } },
          ...(signal && { signal }),
        }),
      ),
    getAvailability: (id: string, signal?: AbortSignal) =>
      takeAnswer('getAvailability', () =>
        client.GET('/rental-unit/{id}/availability', { params: { path: { id } }, ...(signal && { signal }) }),
      ),
    searchStays: (path: { startDate: string; endDate: string; guestCount: string }, signal?: AbortSignal) =>
      takeAnswer('searchStays', () =>
        client.GET('/stay-search/{startDate}/{endDate}/{guestCount}', {
          params: { path },
          ...(signal && { signal }),
        }),
      ),
    getReservation: (path: { id: string; token: string }, signal?: AbortSignal) =>
      takeAnswer('getReservation', () =>
        client.GET('/reservation/{id}/{token}', { params: { path }, ...(signal && { signal }) }),
      ),
    getLegalText: (text: LegalTextName, signal?: AbortSignal) =>
      takeAnswer('getLegalText', () =>
        client.GET('/legal/{text}', { params: { path: { text } }, ...(signal && { signal }) }),
      ),
    previewPrice: (body: Body<'previewPrice'>, call: OfABooking) =>
      takeAnswer('previewPrice', async () =>
        client.POST(previewPrice.path, { body: checked(previewPrice.body, body), ...ofABooking(call) }),
      ),
    createReservation: (body: Body<'createReservation'>, call: OfABooking) =>
      takeAnswer('createReservation', async () =>
        client.POST(createReservation.path, {
          body: checked(createReservation.body, body),
          ...ofABooking(call),
        }),
      ),
    verifyOtp: (body: Body<'verifyOtp'>, call: Keyed) =>
      takeAnswer('verifyOtp', async () =>
        client.POST(verifyOtp.path, { body: checked(verifyOtp.body, body), ...keyed(call) }),
      ),
    resendOtp: (body: Body<'resendOtp'>, call: Keyed) =>
      takeAnswer('resendOtp', async () =>
        client.POST(resendOtp.path, { body: checked(resendOtp.body, body), ...keyed(call) }),
      ),
    createCheckout: (body: Body<'createCheckout'>, call: Keyed) =>
      takeAnswer('createCheckout', async () =>
        client.POST(createCheckout.path, { body: checked(createCheckout.body, body), ...keyed(call) }),
      ),
    requestAccess: (body: Body<'requestAccess'>, call: Keyed) =>
      takeAnswer('requestAccess', async () =>
        client.POST(requestAccess.path, { body: checked(requestAccess.body, body), ...keyed(call) }),
      ),
    openAccess: (body: Body<'openAccess'>, call: Keyed) =>
      takeAnswer('openAccess', async () =>
        client.POST(openAccess.path, { body: checked(openAccess.body, body), ...keyed(call) }),
      ),
    cancelReservation: (body: Body<'cancelReservation'>, call: Keyed) =>
      takeAnswer('cancelReservation', async () =>
        client.POST(cancelReservation.path, { body: checked(cancelReservation.body, body), ...keyed(call) }),
      ),
    registerGuests: (body: Body<'registerGuests'>, call: Keyed) =>
      takeAnswer('registerGuests', async () =>
        client.POST(registerGuests.path, { body: checked(registerGuests.body, body), ...keyed(call) }),
      ),
    // It goes on when the page is left.
    keepGuestsDraft: (body: Body<'keepGuestsDraft'>) =>
      takeAnswer('keepGuestsDraft', async () =>
        client.POST(keepGuestsDraft.path, { body: checked(keepGuestsDraft.body, body), keepalive: true }),
      ),
    readGuestsDraft: (body: Body<'readGuestsDraft'>, signal?: AbortSignal) =>
      takeAnswer('readGuestsDraft', async () =>
        client.POST(readGuestsDraft.path, {
          body: checked(readGuestsDraft.body, body),
          ...(signal && { signal }),
        }),
      ),
    saveStayDetails: (body: Body<'saveStayDetails'>, call: Keyed) =>
      takeAnswer('saveStayDetails', async () =>
        client.POST(saveStayDetails.path, { body: checked(saveStayDetails.body, body), ...keyed(call) }),
      ),
    contactHost: (body: Body<'contactHost'>, call: Keyed) =>
      takeAnswer('contactHost', async () =>
        client.POST(contactHost.path, { body: checked(contactHost.body, body), ...keyed(call) }),
      ),
  };
}

export type Api = ReturnType<typeof createApi>;
