import { newBookingAddress } from '../../contract/dashboard/pages.ts';
import { daysLater } from '../../contract/values/nights.ts';
import { recheckDelay } from '../../machines/dashboard/phoneBooking/phoneBooking.setup.ts';
import { createdBooking, freeOffer } from '../../machines/dashboard/phoneBooking/phoneBooking.samples.ts';
import { elapseDelay } from '../support/heldDelays.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { proveIdentity } from './proofSteps.ts';
import type { Step } from './phoneBookingFields.ts';
import {
  getBookingBody,
  getStayBody,
  getTermsBody,
  guest,
  stay,
  untouched,
  type PhoneBookingHistory,
} from './phoneBookingHistory.ts';
import { phoneBookingWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const { total } = freeOffer.quote;
const takenOffer = {
  quote: freeOffer.quote,
  obstacles: [
    {
      start: daysLater(stay.arrival, 1),
      end: daysLater(stay.arrival, 5),
      by: 'reservation',
      name: 'FYR3-FCYH',
    },
  ],
};

const other = <T>(value: T, [one, another]: readonly [T, T]): T => (value === one ? another : one);

createDashboardWalk<keyof typeof phoneBookingWalk.expected, PhoneBookingHistory>({
  ...phoneBookingWalk,
  title: 'a booking by phone',
  address: newBookingAddress(stay),
  history: untouched,
  delays: [recheckDelay],
  requestBody: (call, history) => {
    if (call === 'checkStay') return getStayBody(history);
    if (call === 'requestPasskeyOptions') return undefined;
    return call === 'createBooking' ? getBookingBody(history, total.amount) : getTermsBody(history);
  },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  createActions: ({ page, hostStub, history, record, press }) => {
    const main = page.getByRole('main');
    const fill = async (typed: Partial<PhoneBookingHistory>) => {
      for (const [name, value] of Object.entries(typed)) {
        await main.locator(`[name=${name}]`).fill(value as string);
      }
      record(typed);
    };
    const choose = async (name: 'payBy' | 'hasOwnPrice', value: string | boolean) => {
      await main.locator(`[name=${name}][value=${String(value)}]`).check();
      record({ [name]: value });
    };
    const changeFields: Readonly<Record<Step, () => Promise<void>>> = {
      stay: async () => {
        const unit = other(history().unit, ['casa-do-limoeiro', 'monte-da-figueira']);
        await main.locator('[name=unit]').selectOption(unit);
        record({ unit });
      },
      guest: async () => fill({ name: other(history().name, ['Marie Dubois', 'Marie Martin']) }),
      payment: async () => {
        const { hasOwnPrice } = history();
        if (hasOwnPrice) await choose('hasOwnPrice', false);
        else await choose('payBy', other(history().payBy, ['received', 'arrival']));
      },
    };
    const fillGuest = async () => {
      const { name, ...others } = guest;
      await main.locator('[name=phonePrefix]').selectOption('FR');
      await fill({ ...others, ...(history().name === '' && { name }) });
    };
    /** Chooses an own price without entering it, or changes that of the cleaning only. */
    const omitPrice = async () => {
      const { hasOwnPrice, cleaningPrice } = history();
      if (hasOwnPrice) return fill({ cleaningPrice: other(cleaningPrice, ['', '20']) });
      record({ nightsPrice: '' });
      return choose('hasOwnPrice', true);
    };
    const complete: Readonly<Record<Step, () => Promise<void>>> = {
      stay: async () => {
        if (history().endDate === '') await fill({ endDate: stay.departure });
      },
      guest: fillGuest,
      payment: () => Promise.resolve(),
    };
    const spoil: Readonly<Record<Step, () => Promise<void>>> = {
      stay: () => fill({ endDate: '' }),
      guest: async () => {
        await fillGuest();
        await fill({ name: '' });
      },
      payment: omitPrice,
    };
    const getStep = (state: string) => state.split('.')[0] as Step;
    const answers = (call: 'checkStay' | 'checkPayment' | 'recheckBooking') => ({
      [`${call}.answered`]: () => hostStub.answerWith(call, freeOffer),
      [`${call}.answered.taken`]: () => hostStub.answerWith(call, takenOffer),
      [`${call}.failed.command-refused`]: () => hostStub.fail(call, 'command-refused'),
      [`${call}.failed.unreachable`]: () => hostStub.fail(call, 'unreachable'),
    });
    return {
      'draft.changed': ({ from }) => changeFields[getStep(from)](),
      'payment.changed': changeFields.payment,
      'payment.changed.incomplete': omitPrice,
      'recheckDelay.passed': () => elapseDelay(page, recheckDelay),
      'step.submitted': async ({ from }) => {
        await complete[getStep(from)]();
        return press('dashboard.booking.next');
      },
      'step.submitted.incomplete': async ({ from }) => {
        await spoil[getStep(from)]();
        const pressed = await press('dashboard.booking.next');
        // The list of errors takes the focus again.
        return from.endsWith('.incomplete') ? undefined : pressed;
      },
      'step.returned': () => press('dashboard.booking.back'),
      'booking.confirmed': async ({ from }) => {
        // The answer that leads to this state is stubbed for a complete form.
        if (from === 'payment.editing') await omitPrice();
        const pressed = await press('dashboard.booking.book');
        // The list of errors takes the focus again.
        return from === 'payment.incomplete' ? undefined : pressed;
      },
      ...answers('checkStay'),
      ...answers('checkPayment'),
      'checkPayment.failed.validation-failed': () => hostStub.fail('checkPayment', 'validation-failed'),
      ...answers('recheckBooking'),
      'createBooking.answered': () => hostStub.answerWith('createBooking', createdBooking),
      'createBooking.failed.proof-required': () => hostStub.fail('createBooking', 'proof-required'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
      'createBooking.failed.command-refused': () => hostStub.fail('createBooking', 'command-refused'),
      'createBooking.failed.too-many-requests': () => hostStub.fail('createBooking', 'too-many-requests'),
      'createBooking.failed.forbidden': () => hostStub.fail('createBooking', 'forbidden'),
      'createBooking.failed.unreachable': () => hostStub.fail('createBooking', 'unreachable'),
    };
  },
});
