import { defineConfig, type Area } from 'statechart-mutants';
import { tmpOfTests } from './tmp.ts';

process.env['TMPDIR'] ??= tmpOfTests();

const testsOfMachines = ['machines', 'views', 'actors', 'frame', 'pages'];
const testsOfHost = ['pricing', 'registration', 'host', 'outside', 'mail', 'commands'];
const inTests = (folders: readonly string[]) => folders.map((name) => `tests/${name}`);

const machine = (name: string): Area => ({
  name,
  files: `machines/${name}/!(*.model|*.samples|*.types).ts`,
  tests: inTests(testsOfMachines),
});
const host = (name: string, files: string): Area => ({
  name,
  files: `server/host/${files}.ts`,
  tests: inTests(testsOfHost),
});

/** The machines, and the modules that handle money and nights. */
export default defineConfig({
  areas: [
    machine('booking'),
    machine('cancellation'),
    machine('checkout'),
    machine('payment'),
    machine('registration'),
    machine('reservation'),
    machine('contact'),
    machine('guestDetails'),
    machine('landing'),
    machine('legalText'),
    machine('property'),
    machine('availability'),
    machine('clientAuth'),
    machine('shared'),
    { name: 'rules', files: 'contract/rules/*.ts', tests: inTests(['contract', 'pricing']) },
    host('pricing', 'pricing/{calendar,cancellation,lines,quoteStay,terms}'),
    host(
      'refunds',
      '{payments/{refund,refundPayment},reservations/{canBeCancelled,cancelReservation,endReservation,refundDue}}',
    ),
    host(
      'schedules',
      '{payments/{enqueueDueCharges,chargeInstalment,readInstalments,settleInstalments},reservations/checkout/{plan,planInstalments}}',
    ),
    host(
      'settling',
      '{payments/{confirmReservation,receiveWebhook,reconcile,settleSession},stays/nightsFree}',
    ),
    host('codes', 'reservations/{oneTimePassword,readAwaitedPassword,resendOtp,verifyOtp,within}'),
    host(
      'holds',
      '{stays/{endExpiredHolds,currentStatus,lockReservation,stayChecks,takenNights},reservations/{checkout/{createCheckout,openAtGateway,planSession},createReservation,endWithoutNights,insertOrder,holdTimes,ownOrders,readResumePoint,limits/*},units/previewPrice}',
    ),
    host(
      'legalForms',
      '{registration/{bulletin,listDueBulletins,deleteExpiredGuests,formViolations,storeForms,registerGuests,workingDays},stays/readDeparted}',
    ),
    {
      name: 'actors',
      files: 'src/{actors,api}/*.ts',
      tests: inTests(['actors', 'api', 'frame', 'pages']),
    },
  ],
  // A mutant that no test can detect: { file, change (as printed), because }. Prefer simpler code without such a mutant.
  equivalent: [],
  // These compare generated files: they detect that something changed, not that it is wrong.
  ignoredTests: ['tests/machines/pages.test.ts', 'tests/machines/accepted.test.ts'],
  labelFunctions: ['declaredPromise', 'declaredCallback'],
  // Tests on two databases and in several time zones run once: on the embedded database, in the local time zone.
  projects: ['!on PostgreSQL', '!in *'],
});
