/** A moment at which a process can be killed. */
export interface Step {
  name: string;
  /** The next operation: a statement in the database, or a record that the sandbox writes. */
  what: RegExp;
  /** The number of this operation since the start of the process. */
  nth?: number;
  when: 'before' | 'after' | 'before its commit' | 'after its commit';
  /** Whether it is in the middle of a job, which other processes on the database take over only after a timeout. */
  inJob?: true;
}

const hold = /^with "ordered" as \(insert into "reservation"/;
const session = /^insert into "checkout_session"/;
const confirmation = /^update "reservation" set .*"confirmed_at" = /;
const cancellation = /^update "reservation" set .*"refund_percentage" = /;
const refund = /^update "payment" set .*"gateway_refund_id" = /;
const mail = /\/sandbox\/mailbox\//;
const money = /\/sandbox\/payments\//;
const page = /\/sandbox\/sessions\//;

/** Moments of a stay that is booked, paid, cancelled and refunded. The host's e-mail follows the guest's. */
export const steps: readonly Step[] = [
  { name: 'a hold is written, and not committed', what: hold, when: 'before its commit' },
  { name: 'a hold is committed, and not answered', what: hold, when: 'after its commit' },
  { name: 'the code is about to be mailed', what: mail, when: 'before', inJob: true },
  { name: 'the code was mailed, and its job does not know', what: mail, when: 'after', inJob: true },
  { name: 'a checkout session is open at the gateway alone', what: session, when: 'before' },
  { name: 'a checkout session is kept, and not answered', what: session, when: 'after its commit' },
  { name: 'money is about to be taken', what: money, when: 'before' },
  { name: 'money is taken, and its session does not know', what: money, when: 'after' },
  { name: 'a session is paid, and the host was not notified', what: page, nth: 2, when: 'after' },
  { name: 'a stay is confirmed, and not committed', what: confirmation, when: 'before its commit' },
  {
    name: 'a stay is confirmed, and the gateway is not answered',
    what: confirmation,
    when: 'after its commit',
  },
  { name: 'the confirmation is about to be mailed', what: mail, nth: 2, when: 'before', inJob: true },
  {
    name: 'the confirmation was mailed, and its job does not know',
    what: mail,
    nth: 2,
    when: 'after',
    inJob: true,
  },
  { name: 'a cancellation is written, and not committed', what: cancellation, when: 'before its commit' },
  { name: 'a cancellation is committed, and not answered', what: cancellation, when: 'after its commit' },
  { name: 'a refund is about to be made', what: money, nth: 2, when: 'before', inJob: true },
  {
    name: 'a refund is made, and not written down at the gateway',
    what: money,
    nth: 2,
    when: 'after',
    inJob: true,
  },
  { name: 'a refund is made, and the host does not know', what: refund, when: 'before', inJob: true },
  { name: 'a refund is known, and its job does not', what: refund, when: 'after', inJob: true },
  { name: 'the cancellation is about to be mailed', what: mail, nth: 4, when: 'before', inJob: true },
  {
    name: 'the cancellation was mailed, and its job does not know',
    what: mail,
    nth: 4,
    when: 'after',
    inJob: true,
  },
];
