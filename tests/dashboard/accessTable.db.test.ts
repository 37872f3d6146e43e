import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DashboardOperation } from '../../contract/dashboard/operation.ts';
import { dashboardOperations, type DashboardOperationName } from '../../contract/dashboard/operations.ts';
import { roles, type Role } from '../../contract/dashboard/role.ts';
import { dashboardProblemKind } from '../../contract/dashboard/problemKinds.ts';
import type { Problem } from '../../contract/problem.ts';
import { openDashboard, type Browser, type Dashboard } from '../support/dashboard.ts';

const everybody = roles.join(' ');
const withMoney = 'owner manager accountant';

/**
 * The roles that may call each operation, and whether it needs a fresh proof. They are written by hand, from the
 * description of the roles in docs/dashboard.md: a wrong role in the contract fails here.
 */
const expectedAccess: Readonly<Record<DashboardOperationName, string>> = {
  getSession: everybody,
  requestCode: 'anyone',
  verifyCode: 'anyone',
  readLink: 'anyone',
  openLink: 'anyone',
  signOut: everybody,
  passkeyOptions: 'anyone',
  signInWithPasskey: 'anyone',
  requestProofCode: everybody,
  proveByCode: everybody,
  proofOptions: everybody,
  proveByPasskey: everybody,
  passkeyCreation: `${everybody} proof`,
  addPasskey: `${everybody} proof`,
  listPasskeys: everybody,
  removePasskey: `${everybody} proof`,
  listUsers: 'owner',
  addUser: 'owner proof',
  changeRole: 'owner proof',
  removeUser: 'owner proof',
  listSessions: everybody,
  endSession: everybody,
  listActions: 'owner',
  getToday: everybody,
  offerBooking: 'owner manager',
  createBooking: 'owner manager',
  recordPayment: 'owner manager accountant',
  listRegistrations: 'owner manager cleaner',
  remindGuest: 'owner manager',
  listBulletins: 'owner manager',
  exportBulletins: 'owner manager proof',
  markFiled: 'owner manager',
  listReservations: everybody,
  exportReservations: withMoney,
  getReservation: everybody,
  previewRefund: withMoney,
  refund: 'owner manager proof',
  previewCancellation: withMoney,
  cancel: 'owner manager proof',
  previewCharge: withMoney,
  retryCharge: 'owner manager',
  resendMail: 'owner manager',
  previewNewLink: 'owner manager',
  sendNewLink: 'owner manager',
  previewReopening: 'owner manager',
  reopenRegistration: 'owner manager',
  addNote: withMoney,
  exportGuest: 'owner manager proof',
  previewErasure: 'owner manager',
  eraseGuest: 'owner manager proof',
  retryJobs: 'owner manager',
  fillExamples: 'owner manager',
  removeExamples: 'owner manager',
  getTimeline: everybody,
  previewNights: 'owner manager',
  changeNights: 'owner manager',
  closeNights: 'owner manager',
  openNights: 'owner manager',
  noteChannelStay: 'owner manager',
};

const table = (Object.entries(expectedAccess) as [DashboardOperationName, string][]).map(([name, words]) => ({
  name,
  allowed: words.split(' '),
  operation: dashboardOperations[name] as DashboardOperation,
}));

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());

/** The answer to a call without input: refused for the access alone, or `passed` to the checks of its input. */
async function getAccess(browser: Browser, name: DashboardOperationName, headers = {}) {
  const { params = {} }: DashboardOperation = dashboardOperations[name];
  const filled = Object.fromEntries(Object.keys(params).map((key) => [key, 'unknown']));
  const response = await browser.send(name, { headers, params: filled });
  if (response.ok) return 'passed';
  const { type } = (await response.json()) as Problem;
  const kind = dashboardProblemKind(type)!;
  return ['unauthorized', 'forbidden', 'proof-required'].includes(kind)
    ? `${response.status} ${kind}`
    : 'passed';
}

async function signIn(role: Role, hasProof = true) {
  const browser = dashboard.as(role);
  await browser.call('getSession');
  if (!hasProof) await dashboard.host.db.updateTable('hostSession').set({ proofUntil: null }).execute();
  return browser;
}

test('the table contains every operation of the contract', () => {
  expect(Object.keys(expectedAccess).toSorted()).toEqual(Object.keys(dashboardOperations).toSorted());
});

describe.each(table)('$name', ({ name, allowed, operation }) => {
  const isPublic = allowed.includes('anyone');

  test('is answered without a session only if it belongs to the sign-in', async () => {
    expect(await getAccess(dashboard.visit(), name)).toBe(isPublic ? 'passed' : '401 unauthorized');
    const forged = dashboard.visit();
    forged.cookies.set('__Host-session', 'forged');
    expect(await getAccess(forged, name)).toBe(isPublic ? 'passed' : '401 unauthorized');
  });

  test.each(roles)(
    'is answered for the role %s as expected, with and without a fresh proof',
    async (role) => {
      const mayCall = isPublic || allowed.includes(role);
      const refusal = mayCall ? 'passed' : '403 forbidden';
      expect(await getAccess(await signIn(role), name)).toBe(refusal);
      const needsProof = mayCall && allowed.includes('proof');
      expect(await getAccess(await signIn(role, false), name)).toBe(
        needsProof ? '403 proof-required' : refusal,
      );
    },
  );

  test('is not answered for a page of another site if it changes something', async () => {
    const browser = isPublic ? dashboard.visit() : await signIn('owner');
    const origin = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
    expect(await getAccess(browser, name, origin)).toBe(
      operation.method === 'get' ? 'passed' : '403 forbidden',
    );
  });
});
