import type { passkeyOperations } from '../../../contract/dashboard/passkeys.ts';
import { Refusal } from '../base/refusal.ts';
import {
  addPasskey,
  readPasskeys,
  recordAction,
  removePasskey,
  requestCode,
  requestCreation,
  requestPasskey,
  verifyCode,
  verifyPasskey,
} from '../users/index.ts';
import type { DashboardHandlers } from './dashboardCall.ts';
import { bindingCookie } from './cookies.ts';
import { describeSession } from './describeSession.ts';
import { prove, signIn } from './signIn.ts';

/** Passkeys, and the renewal of the proof of identity. */
export const passkeyHandlers: DashboardHandlers<keyof typeof passkeyOperations> = {
  passkeyOptions: {
    async signsIn(trx, host) {
      const { options, secret } = await requestPasskey(trx, host, null);
      return { answer: options, cookies: [bindingCookie(host.pages, 'passkey', secret)] };
    },
  },

  signInWithPasskey: {
    async signsIn(trx, host, call) {
      const used = { response: call.body, userId: null };
      const userId = await verifyPasskey(trx, host, call.cookies.passkey, used);
      return userId instanceof Refusal ? userId : signIn(trx, host, userId, call, 'passkey');
    },
  },

  requestProofCode: {
    async signsIn(trx, host, { session: { user }, networks }) {
      const request = { email: user.email, language: user.locale, networks, isProof: true };
      const { secret, expiresAt } = await requestCode(trx, host, request);
      return {
        answer: { codeExpiresAt: expiresAt.toISOString() },
        cookies: [bindingCookie(host.pages, 'code', secret)],
      };
    },
  },

  proveByCode: {
    async signsIn(trx, host, { body: { code }, session, cookies, networks }) {
      const userId = await verifyCode(trx, host, { secret: cookies.code, code });
      if (userId instanceof Refusal) return userId;
      if (userId !== session.user.id) throw new Refusal('otp-expired');
      return prove(trx, host, { session, networks }, 'code');
    },
  },

  proofOptions: {
    async signsIn(trx, host, { session }) {
      const { options, secret } = await requestPasskey(trx, host, session.user.id);
      return { answer: options, cookies: [bindingCookie(host.pages, 'passkey', secret)] };
    },
  },

  proveByPasskey: {
    async signsIn(trx, host, { body, session, cookies, networks }) {
      const used = { response: body, userId: session.user.id };
      const userId = await verifyPasskey(trx, host, cookies.passkey, used);
      return userId instanceof Refusal ? userId : prove(trx, host, { session, networks }, 'passkey');
    },
  },

  passkeyCreation: {
    async signsIn(trx, host, { session }) {
      const { options, secret } = await requestCreation(trx, host, session.user);
      return { answer: options, cookies: [bindingCookie(host.pages, 'passkey', secret)] };
    },
  },

  addPasskey: {
    async signsIn(trx, host, { body, session, cookies, agent }) {
      const created = { response: body, userId: session.user.id, name: agent };
      const refusal = await addPasskey(trx, host, cookies.passkey, created);
      if (refusal) return refusal;
      await recordAction(trx, session.user, 'addPasskey', { details: { name: agent } });
      return {
        answer: await describeSession(trx, host, session),
        cookies: [bindingCookie(host.pages, 'passkey', undefined)],
      };
    },
  },

  listPasskeys: {
    async reads({ db }, { session }) {
      const passkeys = await readPasskeys(db, session.user.id);
      return {
        passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
          id,
          name,
          since: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
      };
    },
  },

  removePasskey: {
    async writes(trx, _, { params, session }) {
      if (!(await removePasskey(trx, session.user.id, params.id))) throw new Refusal('not-found');
      return {};
    },
  },
};
