import type { Page } from '@playwright/test';
import { loadCountryNames } from '../../contract/countries/index.ts';
import { draftSaveDelay, saveRetryDelay } from '../../machines/guestsDraft/guestsDraft.setup.ts';
import { emptyForm } from '../../machines/registration/forms.ts';
import { delayPasses, holdDelays, nothingWaitsFor } from '../support/heldDelays.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect, test } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';
import { confirmedAt as keptAt } from './answers.ts';
import { Forms } from './forms.ts';
import { Holder } from './holder.ts';
import { opening } from './story.ts';

// The draft of the guests is saved at the host while they are being registered.
test.slow();
test.use({ letsCallsFail: true, timezoneId: 'Europe/Lisbon' });

const elsewhere = {
  draft: {
    guests: [{ ...emptyForm, surname: 'Sousa' }, emptyForm],
    revision: { by: 'another page', number: 7 },
    keptAt,
  },
};

/** A guest without a draft who types the first surname. */
async function types(page: Page) {
  const hostSide = new HostSide();
  await hostSide.guard(page);
  await holdDelays(page, draftSaveDelay, saveRetryDelay);
  const voice = getTranslations('en');
  const countries = await loadCountryNames('en');
  const holder = new Holder(page, hostSide, opening({ voice, countries, unit: 'reservation-walks' }));
  const forms = new Forms(holder.of('registration'), holder.story);
  await holder.opens();
  await holder.isTold('keeping');
  await hostSide.says('readDraft', { draft: null });
  await forms.types('surname', 'Costa');
  const isIn = (machine: 'guestsDraft' | 'registration', state: string) =>
    expect(holder.of(machine)).toHaveAttribute('data-state', state);
  await isIn('guestsDraft', 'on.typing');
  return {
    hostSide,
    forms,
    isIn,
    settles: () => delayPasses(page, draftSaveDelay),
    sends: () => forms.submit().click(),
    leaves: () => page.evaluate(() => void window.dispatchEvent(new Event('pagehide'))),
    goesOnWithTheirs: () => holder.presses('guestsDraft', 'draft.take'),
  };
}

/** The page finds the draft of another page. */
async function meetsAnother({ hostSide, settles, isIn }: Awaited<ReturnType<typeof types>>) {
  await settles();
  await hostSide.fails('saveDraft', 'draft-changed');
  await isIn('guestsDraft', 'on.comparing');
}

test('saves the draft when the page is left while the guests are being registered', async ({ page }) => {
  const { hostSide, isIn, forms, sends, leaves } = await types(page);
  await forms.fillsInAll();
  await sends();
  await isIn('guestsDraft', 'on.withheld');
  const before = hostSide.questions.length;
  await leaves();
  const { body } = await hostSide.asked('saveDraft', before);
  expect(body).toMatchObject({ guests: [{ surname: 'Silva' }, { surname: 'Lefèvre' }] });
  await isIn('registration', 'saving');
});

test('does not save a draft again that is being saved when the guests are submitted', async ({ page }) => {
  const { hostSide, isIn, forms, sends, settles } = await types(page);
  await settles();
  await isIn('guestsDraft', 'on.keeping.current');
  await forms.fillsInAll();
  const sent = hostSide.questions.length;
  await sends();
  await hostSide.asked('saveGuests', sent);
  await isIn('guestsDraft', 'on.keeping.current');
  const before = hostSide.questions.length;
  await hostSide.says('saveDraft', { keptAt });
  await isIn('guestsDraft', 'on.kept');
  await nothingWaitsFor(page, draftSaveDelay);
  expect(hostSide.questions.length).toBe(before);
});

test('waits for the registration before an unsaved draft is saved again', async ({ page }) => {
  const { hostSide, isIn, forms, sends, settles } = await types(page);
  await forms.fillsInAll();
  await settles();
  await hostSide.fails('saveDraft', 'unreachable');
  await isIn('guestsDraft', 'on.notKept');
  await sends();
  await isIn('guestsDraft', 'on.withheld');
  await hostSide.fails('saveGuests', 'unreachable');
  await isIn('registration', 'notSaved');
});

test('keeps text that is typed while the draft of another page loads', async ({ page }) => {
  const guest = await types(page);
  const { hostSide, forms, isIn, goesOnWithTheirs } = guest;
  await meetsAnother(guest);
  await forms.types('surname', 'Santos');
  await isIn('guestsDraft', 'on.comparing');
  await hostSide.says('compareDraft', elsewhere);
  await isIn('guestsDraft', 'on.differing');
  await expect(forms.field('surname')).toHaveValue('Santos');
  await goesOnWithTheirs();
  await expect(forms.field('surname')).toHaveValue('Sousa');
});

for (const [kind, state] of [
  ['validation-failed', 'refused'],
  ['unreachable', 'notSaved'],
] as const) {
  test(`starts with the draft of another page when the own forms were ${state}`, async ({ page }) => {
    const guest = await types(page);
    const { hostSide, forms, isIn, sends, goesOnWithTheirs } = guest;
    await forms.fillsInAll();
    await sends();
    await hostSide.fails('saveGuests', kind);
    await isIn('registration', state);
    await forms.opens(0);
    await forms.types('surname', 'Santos');
    await meetsAnother(guest);
    await hostSide.says('compareDraft', elsewhere);
    await isIn('guestsDraft', 'on.differing');
    await goesOnWithTheirs();
    await isIn('registration', 'collecting');
    await expect(forms.field('surname')).toHaveValue('Sousa');
  });
}
