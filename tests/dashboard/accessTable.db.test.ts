import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../contract/operation.ts';
import { dashboardOperations, type DashboardOperationName } from '../../contract/dashboard/operations.ts';
import { roles, type Role } from '../../contract/dashboard/role.ts';
import { dashboardProblemKind } from '../../contract/values/dashboardProblemKinds.ts';
import type { Problem } from '../../contract/schemas/problem.ts';
import { dashboardHandlers } from '../../server/host/dashboard/handlers.ts';
import { openDashboard, type Browser, type Dashboard } from '../support/dashboard.ts';

const everybody = roles.join(' ');
const withMoney = 'owner manager accountant';

/**
 * The roles that may call each operation, and the damage that it can do. They are written by hand, from the
 * description of the roles in docs/dashboard.md: a wrong role or effect in the contract fails here.
 */
const expectedAccess: Readonly<Record<DashboardOperationName, string>> = {
  getSession: `${everybody} | reads`,
  requestCode: 'anyone | signsIn',
  verifyCode: 'anyone | signsIn',
  readLink: 'anyone | reads',
  openLink: 'anyone | signsIn',
  signOut: `${everybody} | signsIn`,
  passkeyOptions: 'anyone | signsIn',
  signInWithPasskey: 'anyone | signsIn',
  requestProofCode: `${everybody} | signsIn`,
  proveByCode: `${everybody} | signsIn`,
  proofOptions: `${everybody} | signsIn`,
  proveByPasskey: `${everybody} | signsIn`,
  passkeyCreation: `${everybody} | access`,
  addPasskey: `${everybody} | access`,
  listPasskeys: `${everybody} | reads`,
  removePasskey: `${everybody} | access`,
  listUsers: 'owner | reads',
  addUser: 'owner | access',
  changeRole: 'owner | access',
  removeUser: 'owner | access',
  listSessions: `${everybody} | reads`,
  endSession: `${everybody} | changes`,
  listActions: 'owner | reads',
  getToday: `${everybody} | reads`,
  showProgress: 'owner | reads',
  offerBooking: 'owner manager | reads',
  createBooking: 'owner manager | money',
  recordChannelMoney: 'owner manager accountant | changes',
  recordPayment: 'owner manager accountant | money',
  listRegistrations: 'owner manager cleaner | reads',
  remindGuest: 'owner manager | changes',
  listBulletins: 'owner manager | reads',
  exportBulletins: 'owner manager | exports',
  markFiled: 'owner manager | reports',
  listReservations: `${everybody} | reads`,
  exportReservations: `${withMoney} | exports`,
  getReservation: `${everybody} | reads`,
  previewRefund: `${withMoney} | reads`,
  refund: 'owner manager | money',
  previewCancellation: `${withMoney} | reads`,
  cancel: 'owner manager | money',
  previewCharge: `${withMoney} | reads`,
  retryCharge: 'owner manager | money',
  resendMail: 'owner manager | changes',
  previewNewLink: 'owner manager | reads',
  sendNewLink: 'owner manager | links',
  previewReopening: 'owner manager | reads',
  reopenRegistration: 'owner manager | changes',
  addNote: `${withMoney} | changes`,
  exportGuest: 'owner manager | exports',
  previewErasure: 'owner manager | reads',
  eraseGuest: 'owner manager | erases',
  retryJobs: 'owner manager | changes',
  fillExamples: 'owner manager | changes',
  removeExamples: 'owner manager | changes',
  getTimeline: `${everybody} | reads`,
  previewNights: 'owner manager | reads',
  changeNights: 'owner manager | money',
  closeNights: 'owner manager | changes',
  openNights: 'owner manager | changes',
  noteChannelStay: 'owner manager | changes',
  getSettings: 'owner | reads',
  changeSite: 'owner | publishes',
  changeIdentity: 'owner | publishes',
  changeMail: 'owner | access',
  sendTestMail: 'owner | changes',
  changePayments: 'owner | money',
  checkAddress: 'owner | changes',
  startPhotoUpload: 'owner manager | stages',
  getPhotoUpload: 'owner manager | reads',
  sendPhotoPart: 'owner manager | stages',
  addPhoto: 'owner manager | changes',
  setFocalPoint: 'owner manager | changes',
  listProperties: 'owner manager | reads',
  showProperty: 'owner manager | reads',
  createProperty: 'owner manager | changes',
  saveDraft: 'owner manager | stages',
  discardDraft: 'owner manager | changes',
  publishProperty: 'owner manager | publishes',
  retireProperty: 'owner manager | publishes',
  orderProperties: 'owner manager | changes',
  adoptProperty: 'owner manager | publishes',
  returnToFiles: 'owner manager | publishes',
  listVersions: 'owner manager | reads',
  showVersion: 'owner manager | reads',
  showChannels: 'owner manager | reads',
  testCalendar: 'owner manager | reads',
  addCalendar: 'owner manager | changes',
  changeCalendar: 'owner manager | changes',
  removeCalendar: 'owner manager | changes',
  fetchCalendars: 'owner manager | changes',
  getCalendarAddress: 'owner manager | reads',
  renewCalendarAddress: 'owner manager | links',
  getHealth: 'owner | reads',
  checkSite: 'owner | reads',
  repairWebhook: 'owner | changes',
  listBackups: 'owner | reads',
  makeBackup: 'owner | changes',
  drillBackup: 'owner | changes',
  prepareBackup: 'owner | exports',
  listStayImports: 'owner manager | reads',
  examineStays: 'owner manager | reads',
  importStays: 'owner manager | changes',
  undoStayImport: 'owner manager | erases',
};

/** The effects that need a fresh proof, and the operations whose body decides on it. */
const provenEffects = new Set(['access', 'money', 'links', 'exports', 'reports', 'erases', 'publishes']);
const provenByBody: readonly DashboardOperationName[] = ['createBooking', 'changeNights'];

const table = (Object.entries(expectedAccess) as [DashboardOperationName, string][]).map(([name, words]) => {
  const [roleNames = '', effect = ''] = words.split(' | ');
  return {
    name,
    allowed: roleNames.split(' '),
    effect,
    hasProof: provenEffects.has(effect) && !provenByBody.includes(name),
    operation: dashboardOperations[name] as Operation,
  };
});

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());

/** The answer to a call without input: refused for the access alone, or `passed` to the checks of its input. */
async function getAccess(browser: Browser, name: DashboardOperationName, headers = {}) {
  const { params = {} }: Operation = dashboardOperations[name];
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

test('every operation declares the damage that it can do', () => {
  const declared = table.map(({ name, operation }) => [name, operation.effect]);
  expect(declared).toEqual(table.map(({ name, effect }) => [name, effect]));
  const byBody = table.filter(({ operation }) => operation.hasEffect).map(({ name }) => name);
  expect(byBody.toSorted()).toEqual([...provenByBody].toSorted());
});

test('every operation that changes something is logged: only reads have the effect of reading', () => {
  const reading = table.filter(({ effect }) => effect === 'reads').map(({ name }) => name);
  expect(reading.filter((name) => !('reads' in dashboardHandlers[name]))).toEqual([]);
});

describe.each(table)('$name', ({ name, allowed, hasProof, operation }) => {
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
      const needsProof = mayCall && hasProof;
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
