import * as v from 'valibot';
import { reservationNumber } from '../schemas/hold.ts';
import { calendarDate, instant, money, nonNegativeCents } from '../schemas/primitives.ts';
import { common, hosts, maskedEmail, passedLink, recipient, terms, withMoney } from './deskOperation.ts';
import { resendableMailNames } from './deskReservation.ts';
import { means } from '../schemas/means.ts';
import type { HostOperation } from '../operation.ts';

const newLink = v.object({ number: reservationNumber, sentTo: recipient, worksUntil: calendarDate });
export type NewLink = v.InferOutput<typeof newLink>;

const sentLink = v.object({ ...newLink.entries, link: passedLink });
export type SentLink = v.InferOutput<typeof sentLink>;

const reopened = v.object({ ...newLink.entries, exportedAt: v.nullable(instant) });
export type Reopening = v.InferOutput<typeof reopened>;

const erasure = v.object({
  ...terms,
  erasedAt: v.nullable(instant),
  unpaid: money,
  documentsUntil: v.nullable(calendarDate),
  otherReservations: v.array(v.string()),
});

export type Erasure = v.InferOutput<typeof erasure>;

const resentMail = v.object({
  number: reservationNumber,
  mail: v.picklist(resendableMailNames),
  sentTo: maskedEmail,
});
export type ResentMail = v.InferOutput<typeof resentMail>;

const guestExport = v.object({ number: reservationNumber, json: v.string() });
export type GuestExport = v.InferOutput<typeof guestExport>;

/** E-mails, links, registration, notes and the guest’s data of one reservation. */
export const deskGuestOperations = {
  resendMail: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/mail',
    summary: 'Send an e-mail to the guest again',
    body: v.object({
      mail: v.picklist(resendableMailNames, 'invalid_choice'),
      early: v.optional(means(v.boolean(), 'Whether the arrival information is sent before its day.')),
    }),
    success: {
      status: 200,
      answer: resentMail,
    },
    roles: hosts,
    effect: 'changes',
  },
  previewNewLink: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/link',
    summary: 'Get the recipient and the validity of a new link',
    success: { status: 200, answer: newLink },
    roles: hosts,
    effect: 'reads',
  },
  sendNewLink: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/link',
    summary:
      'Revoke all links to the reservation, and e-mail the guest a new one; it is returned if no address is stored, or for a payment',
    success: { status: 200, answer: sentLink },
    roles: hosts,
    effect: 'links',
  },
  previewReopening: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/registration',
    summary: 'Get whether the registration can be reopened',
    success: { status: 200, answer: reopened },
    roles: hosts,
    effect: 'reads',
  },
  reopenRegistration: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/registration',
    summary: 'Allow the guests to register again, and e-mail them their link',
    success: { status: 200, answer: reopened },
    roles: hosts,
    effect: 'changes',
  },
  addNote: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/notes',
    summary: 'Add a note, which the guest does not see',
    body: v.object({
      text: v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(2000, 'too_long')),
    }),
    success: { status: 201, answer: v.object(terms) },
    roles: withMoney,
    effect: 'changes',
  },
  exportGuest: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/guest/export',
    summary: 'Get the stored data of the guest, without documents; the command line exports those',
    success: { status: 200, answer: guestExport },
    roles: hosts,
    effect: 'exports',
  },
  previewErasure: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/guest/erasure',
    summary: 'Get what erasing the guest means, or why it is not possible yet',
    query: v.object({ exceptDocuments: v.optional(v.picklist(['yes', 'no'], 'invalid_choice'), 'no') }),
    success: { status: 200, answer: erasure },
    roles: hosts,
    effect: 'reads',
  },
  eraseGuest: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/guest/erasure',
    summary: 'Erase the guest’s data',
    body: v.object({
      exceptDocuments: v.optional(v.boolean(), false),
      expectedUnpaid: v.optional(means(nonNegativeCents, 'The unpaid amount that the person saw, in cents.')),
    }),
    success: { status: 200, answer: erasure },
    roles: hosts,
    effect: 'erases',
  },
} as const satisfies Record<string, HostOperation>;
