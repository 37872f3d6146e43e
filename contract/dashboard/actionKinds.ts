/** The kinds of entries of the log of actions, each with the names of its operations. */
export const actionKinds = {
  reservations: [
    'createBooking',
    'cancel',
    'addNote',
    'resendMail',
    'sendNewLink',
    'retryJobs',
    'fillExamples',
    'removeExamples',
    'importStays',
    'undoStayImport',
  ],
  money: ['refund', 'recordPayment', 'recordChannelMoney', 'retryCharge', 'exportReservations'],
  nights: ['changeNights', 'closeNights', 'openNights', 'noteChannelStay'],
  channels: ['addCalendar', 'changeCalendar', 'removeCalendar', 'fetchCalendars', 'renewCalendarAddress'],
  properties: [
    'createProperty',
    'discardDraft',
    'publishProperty',
    'retireProperty',
    'orderProperties',
    'adoptProperty',
    'returnToFiles',
    'addPhoto',
    'setFocalPoint',
  ],
  settings: ['changeSite', 'changeIdentity', 'changeMail', 'sendTestMail', 'changePayments', 'checkAddress'],
  guests: ['remindGuest', 'reopenRegistration', 'exportBulletins', 'markFiled', 'exportGuest', 'eraseGuest'],
  access: ['addUser', 'changeRole', 'removeUser', 'createLink', 'addPasskey', 'removePasskey', 'endSession'],
  maintenance: ['makeBackup', 'drillBackup', 'prepareBackup', 'repairWebhook'],
  signIn: ['signIn', 'signOut', 'prove'],
} as const satisfies Record<string, readonly string[]>;

type ActionKind = keyof typeof actionKinds;

/** The values of the filter by kind. Without a filter, the log shows all entries but those of `signIn`. */
export const actionFilters = ['all', ...(Object.keys(actionKinds) as ActionKind[])] as const;
export type ActionFilter = (typeof actionFilters)[number];
