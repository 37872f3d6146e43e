import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import type { Money } from '../../../contract/values/money.ts';

const euros = (amount: number): Money => ({ amount: amount * 100, currency: 'EUR' });

/** The history of {@link sampleReservation}. */
const history: DeskReservation['history'] = [
  { at: '2027-01-20T09:12:00Z', kind: 'created', by: null, text: null, amount: null },
  { at: '2027-01-20T09:14:00Z', kind: 'verified', by: null, text: null, amount: null },
  { at: '2027-01-20T09:16:00Z', kind: 'paid', by: null, text: null, amount: euros(255) },
  { at: '2027-01-20T09:16:00Z', kind: 'confirmed', by: null, text: null, amount: null },
  {
    at: '2027-02-01T10:00:00Z',
    kind: 'note',
    by: 'Inês Carvalhal',
    text: 'Needs a cot.',
    amount: null,
  },
];

/** A confirmed stay of which a part is paid, as an owner sees it. */
export const sampleReservation: DeskReservation = {
  id: 'b2f1c7de-0000-4000-8000-000000000001',
  number: 'FYR3-FCYH',
  status: 'confirmed',
  unit: { id: 'casa-do-limoeiro', name: 'Casa do Limoeiro' },
  startDate: '2027-03-03',
  endDate: '2027-03-07',
  nights: 4,
  guestCount: 4,
  party: null,
  source: 'site',
  sourceReference: null,
  guest: {
    name: 'Marie Dubois',
    language: 'fr',
    email: 'marie@example.com',
    phone: '+33 612345678',
  },
  guestErasedAt: null,
  specialRequests: 'A cot, please.',
  arrivalTime: '17:30',
  invoice: null,
  money: {
    total: euros(510),
    paid: euros(255),
    refunded: euros(0),
    refundable: euros(255),
    outstanding: euros(255),
    payments: [
      { dueDate: '2027-01-20', amount: euros(255), status: 'paid', refunded: null },
      { dueDate: '2027-02-17', amount: euros(255), status: 'failed', refunded: null },
    ],
    gateway: [{ id: 'pi_3NkQ', amount: euros(255), fee: euros(5) }],
    refundNow: { percentage: 100, total: euros(255) },
    channel: null,
  },
  payableUntil: null,
  registration: { status: 'confirmed', isReopened: false, confirmedAt: '2027-02-20T18:00:00Z' },
  history,
  actions: [
    'cancel',
    'refund',
    'retryCharge',
    'resendMail',
    'sendNewLink',
    'reopenRegistration',
    'addNote',
    'exportGuest',
  ],
  resendable: ['confirmed', 'registered'],
  neighbours: { previous: null, next: null },
};

/** The same reservation after its guest was erased: no action is possible. */
export const erasedReservation: DeskReservation = {
  ...sampleReservation,
  guestErasedAt: '2028-03-08T03:00:00Z',
  actions: [],
  resendable: [],
};
