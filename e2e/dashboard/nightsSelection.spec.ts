import { calendarAddress } from '../../contract/dashboard/pages.ts';
import { nightsBetween } from '../../contract/values/nights.ts';
import {
  changedNights,
  closedNights,
  freeNights,
  harmlessChange,
  selectedStay,
  takenNights,
} from '../../machines/dashboard/nightsSelection/nightsSelection.samples.ts';
import { sampleTimeline } from '../../machines/dashboard/timeline/timeline.samples.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { formatNights } from './formatDay.ts';
import type { SelectionHistory } from './nightsSelectionExpected.ts';
import { proveIdentity } from './proofSteps.ts';
import { nightsSelectionWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

/** The width of a night, in pixels. */
const column = 51.2;

const casa = 'Casa do Limoeiro';
const monte = 'Monte da Figueira';

const storedNights = { start: '2027-03-02', end: '2027-03-03' };

const describeNights = ({ property, end }: SelectionHistory) => {
  const { property: unit, start: from } = property === casa ? closedNights : freeNights;
  return { unit, from, to: end };
};

const getNights = ({ property, end }: SelectionHistory) => `${property} ${end}`;

const noInput = {
  stayName: '',
  price: '',
  minimumStay: '',
  reason: '',
  isUsual: false,
  hasUsualMinimumStay: false,
  inputNights: '',
};

const attempted = /\.(tooMany|rejected|reassessing|notReassessed|unconfirmed)$/;

/** Whether the calendar loads its nights again. */
const isReported = (event: string, from: string, to: string) =>
  to === 'changed' ||
  (/^(?!reassess).*\.failed\./.test(event) && attempted.test(to)) ||
  (event === 'selection.cleared' && attempted.test(from));

createDashboardWalk<keyof typeof nightsSelectionWalk.expected, SelectionHistory>({
  ...nightsSelectionWalk,
  title: 'the selection of nights',
  address: calendarAddress(sampleTimeline.from),
  history: {
    property: monte,
    end: freeNights.end,
    change: 'block',
    stayName: '',
    price: '',
    minimumStay: '',
    reason: '',
    isUsual: false,
    hasUsualMinimumStay: false,
    isPriceRefused: false,
    inputNights: '',
  },
  getPart: () => '[data-machine=nightsSelection]',
  arrive: ({ hostStub }) => hostStub.answerWith('loadTimeline', sampleTimeline),
  requestBody: (call, history) => {
    const { reason, stayName, price, isUsual, hasUsualMinimumStay } = history;
    const nights = describeNights(history);
    if (call === 'closeNights') return { ...nights, why: reason };
    if (call === 'openNights') return nights;
    if (call === 'describeStay')
      return { ...nights, from: selectedStay.start, calendar: 'Booking.com', name: stayName, note: '' };
    if (call === 'refreshTimeline' || call === 'requestPasskeyOptions') return undefined;
    return {
      ...nights,
      price: isUsual ? null : Number(price) * 100,
      ...(hasUsualMinimumStay && { minimumStay: null }),
      reason,
    };
  },
  // The calendar shows the change, and the present nights after a failure.
  otherCalls: ({ event, from, to }) => {
    if (event === 'proof.answered.proven') return ['verifyPasskey'];
    return isReported(event, from, to) ? ['refreshTimeline'] : [];
  },
  createActions: ({ page, hostStub, history, record, press }) => {
    const tap = async (property: string, night: string) => {
      // Only the visible nights are in the page.
      // At the end of the loaded nights, others would be requested.
      const left = Math.max(1, (nightsBetween(sampleTimeline.from, night) - 2) * column);
      await page.getByRole('grid').evaluate((grid, to) => grid.scrollTo(to, 0), left);
      await page.getByRole('row').filter({ hasText: property }).locator(`[data-night="${night}"]`).click();
    };
    const type = async (field: 'price' | 'reason', typed: string) => {
      await page.locator(`[name=${field}]`).fill(typed);
      record({
        [field]: typed,
        inputNights: getNights(history()),
        ...(field === 'price' && { isUsual: false, isPriceRefused: false }),
      });
    };
    /** Records the change whose form is opened. What was typed for the same nights is in it. */
    const openForm = (change: SelectionHistory['change']) => {
      const kept = history().inputNights === getNights(history()) ? {} : noInput;
      record({ ...kept, change, isPriceRefused: false });
    };
    const pressNamed = async (name: string) => {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      return button(name);
    };
    const typeOther = (field: 'price' | 'reason', one: string, other: string) =>
      type(field, history()[field] === one ? other : one);
    return {
      'nights.marked': async ({ from }) => {
        if (from !== 'choosing') {
          await tap(monte, freeNights.start);
          return record({ property: monte, end: freeNights.end });
        }
        // A second tap in the same row would finish the selection.
        const isOne = history().end === freeNights.end;
        await page.keyboard.press(isOne ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
        return record({ end: isOne ? '2027-03-04' : freeNights.end });
      },
      'nights.chosen': async ({ from }) => {
        if (from === 'choosing') return tap(monte, freeNights.start);
        const { text, language } = history().translator;
        const [start, end] = [freeNights.start, '2027-03-05'];
        record({ end });
        return pressNamed(
          text('dashboard.nights.part', { dates: formatNights(language, start, '2027-03-04') }),
        );
      },
      'takenNights.chosen': async () => {
        await tap(monte, '2027-03-11');
        record({ end: takenNights.end });
      },
      'closedNights.chosen': async () => {
        await tap(casa, closedNights.start);
        record({ property: casa, end: closedNights.end });
      },
      'channelStay.chosen': async () => {
        await tap(casa, selectedStay.start);
        record({ property: casa, end: selectedStay.end });
        openForm('stay');
      },
      'stay.changed': async () => {
        const stayName = history().stayName === 'Lucía' ? 'Luís' : 'Lucía';
        await page.locator('[name=stayName]').fill(stayName);
        record({ stayName, inputNights: getNights(history()) });
      },
      'selection.cleared': async () => {
        await page.keyboard.press('Escape');
      },
      'blocking.requested': async () => {
        openForm('block');
        return press('dashboard.nights.block');
      },
      'opening.requested': async () => {
        openForm('open');
        return press('dashboard.nights.open');
      },
      'rates.requested': async ({ from }) => {
        if (!from.startsWith('offering')) return press('dashboard.nights.edit');
        openForm('rates');
        return press('dashboard.nights.setRates');
      },
      'usualRates.requested': async () => {
        record({ ...noInput, change: 'rates', isUsual: true, hasUsualMinimumStay: true });
        return press('dashboard.nights.useUsual');
      },
      'reason.changed': () => typeOther('reason', 'New kitchen', 'Fair'),
      'rates.changed': () => typeOther('price', '20', '25'),
      'rates.submitted': async ({ from }) => {
        const { price, isUsual } = history();
        if (price === '' && !isUsual) await type('price', '20');
        return press(from === 'rates.notReassessed' ? 'dashboard.nights.preview' : 'dashboard.nights.change');
      },
      'change.confirmed': ({ from }) => {
        if (from.endsWith('.unconfirmed')) return press('dashboard.outcome.repeat');
        const { change } = history();
        if (change === 'stay') return press('dashboard.nights.save');
        if (change === 'rates') return press('dashboard.nights.change');
        return press(change === 'open' ? 'dashboard.nights.open' : 'dashboard.nights.block');
      },
      'closeNights.answered': () => {
        record(noInput);
        return hostStub.answerWith('closeNights', { unitId: monte, ...storedNights, reservations: [] });
      },
      'closeNights.failed.command-refused': () => hostStub.fail('closeNights', 'command-refused'),
      'closeNights.failed.too-many-requests': () => hostStub.fail('closeNights', 'too-many-requests'),
      'closeNights.failed.unreachable': () => hostStub.fail('closeNights', 'unreachable'),
      'openNights.answered': () => {
        record(noInput);
        return hostStub.answerWith('openNights', { unitId: casa, opened: [storedNights], stillClosed: [] });
      },
      'openNights.failed.command-refused': () => hostStub.fail('openNights', 'command-refused'),
      'openNights.failed.too-many-requests': () => hostStub.fail('openNights', 'too-many-requests'),
      'openNights.failed.unreachable': () => hostStub.fail('openNights', 'unreachable'),
      'describeStay.answered': () => {
        record(noInput);
        return hostStub.answerWith('describeStay', { unitId: casa, ...storedNights });
      },
      'describeStay.failed.command-refused': () => hostStub.fail('describeStay', 'command-refused'),
      'describeStay.failed.too-many-requests': () => hostStub.fail('describeStay', 'too-many-requests'),
      'describeStay.failed.unreachable': () => hostStub.fail('describeStay', 'unreachable'),
      'previewRates.answered.harmless': () => hostStub.answerWith('previewRates', harmlessChange),
      'previewRates.answered': () => hostStub.answerWith('previewRates', changedNights),
      'previewRates.failed.validation-failed': async () => {
        await hostStub.fail('previewRates', 'validation-failed');
        record({ isPriceRefused: true });
      },
      'previewRates.failed.unreachable': () => hostStub.fail('previewRates', 'unreachable'),
      'changeRates.answered': () => {
        record(noInput);
        return hostStub.answerWith('changeRates', changedNights);
      },
      'changeRates.failed.validation-failed': async () => {
        await hostStub.fail('changeRates', 'validation-failed');
        record({ isPriceRefused: true });
      },
      'changeRates.failed.proof-required': () => hostStub.fail('changeRates', 'proof-required'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
      'changeRates.failed.command-refused': () => hostStub.fail('changeRates', 'command-refused'),
      'reassessRates.answered': () => hostStub.answerWith('reassessRates', changedNights),
      'reassessRates.failed.unreachable': () => hostStub.fail('reassessRates', 'unreachable'),
      'changeRates.failed.too-many-requests': () => hostStub.fail('changeRates', 'too-many-requests'),
      'changeRates.failed.unreachable': () => hostStub.fail('changeRates', 'unreachable'),
    };
  },
});
