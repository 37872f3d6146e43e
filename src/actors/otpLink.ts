import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { OtpLink, Resent, Verified } from '../../contract/schemas/hold.ts';
import type { Language } from '../../contract/values/language.ts';
import { otpLinkMachine } from '../../machines/otpLink/otpLink.machine.ts';
import type { OtpLinkCall, OtpLinkInput } from '../../machines/otpLink/otpLink.setup.ts';
import type { Api } from '../api/index.ts';
import { storeConfirmedReservation } from './confirmedReservation.ts';
import { followLinkToken } from './linkToken.ts';
import { randomId } from './randomId.ts';
import { resumeBooking } from './resumeBooking.ts';
import { tabStorage } from './storage.ts';

/** Connects the machine of the page that the link in the e-mail with the code opens to the host. */
export const createOtpLinkActors = (loadApi: () => Promise<Api>, locale: Language) =>
  otpLinkMachine.provide({
    actions: {
      resumeBooking: (_now, { reservationId: id, stay, verified: { holdExpiresAt, token = '' } }) => {
        storeConfirmedReservation(id, tabStorage);
        resumeBooking({ ...stay, id, holdExpiresAt }, token);
      },
    },
    actors: {
      followLink: fromCallback<EventObject, string>(({ input: reservationId, sendBack }) =>
        followLinkToken(`otp.${reservationId}`, tabStorage, (token) =>
          sendBack({ type: 'link.read', token, visitId: randomId() }),
        ),
      ),
      readOtpLink: fromPromise<OtpLink, OtpLinkInput>(
        async ({ input: { reservationId, token: otpToken }, signal }) =>
          (await loadApi()).readOtpLink({ reservationId, otpToken }, { signal }),
      ),
      verifyOtp: fromPromise<Verified, OtpLinkCall>(
        async ({ input: { reservationId, token: otpToken, ...keyed }, signal }) =>
          (await loadApi()).verifyOtp({ reservationId, otpToken }, { ...keyed, signal }),
      ),
      resendOtp: fromPromise<Resent, OtpLinkCall>(async ({ input: { reservationId, ...keyed }, signal }) =>
        (await loadApi()).resendOtp({ reservationId, locale }, { ...keyed, signal }),
      ),
    },
  });
