/** A part of the product that is mutated. */
export interface Area {
  name: string;
  kind: 'machine' | 'module';
  files: string;
  /** Test folders that may detect its mutants. */
  tests: readonly string[];
  /** The percentage of its mutants that tests must detect. */
  goal: number;
}

const ofMachines = ['machines', 'actors', 'frame', 'pages'];
const ofHost = ['pricing', 'registration', 'host', 'outside', 'mail', 'commands'];

const machine = (name: string, goal = 95): Area => {
  return { name, kind: 'machine', files: `machines/${name}/*.ts`, tests: ofMachines, goal };
};
const host = (name: string, files: string, goal = 95): Area => {
  return { name, kind: 'module', files: `server/host/${files}.ts`, tests: ofHost, goal };
};

export const areas: readonly Area[] = [
  machine('booking', 100),
  machine('cancellation', 100),
  machine('checkout', 100),
  machine('payment', 100),
  machine('registration', 100),
  machine('reservation'),
  machine('contact'),
  machine('guestDetails'),
  machine('landing'),
  machine('legalText'),
  machine('property'),
  machine('availability'),
  machine('clientAuth'),
  machine('shared'),
  {
    name: 'rules',
    kind: 'module',
    files: 'contract/rules/*.ts',
    tests: ['contract'],
    goal: 100,
  },
  host('pricing', 'pricing/{calendar,cancellation,lines,quoteStay,round,terms}', 100),
  host(
    'refunds',
    '{payments/{refund,refundPayment},reservations/{canBeCancelled,cancelReservation,endReservation,refundDue}}',
    100,
  ),
  host(
    'schedules',
    '{pricing/schedule,payments/{enqueueDueCharges,chargeInstalment,readInstalments,settleInstalments},reservations/checkout/{plan,planInstalments}}',
    100,
  ),
  host(
    'settling',
    '{payments/{confirmReservation,receiveWebhook,reconcile,settleSession},stays/nightsFree}',
    100,
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
    kind: 'module',
    files: 'src/{actors,api}/*.ts',
    tests: ['actors', 'api', 'frame', 'pages'],
    goal: 95,
  },
];
