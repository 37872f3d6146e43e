import type { Page } from '@playwright/test';
import { loadCountryNames } from '../../contract/values/countries/index.ts';
import { draftSaveDelay, saveRetryDelay } from '../../machines/guestsDraft/guestsDraft.setup.ts';
import { emptyForm } from '../../machines/registration/forms.ts';
import { elapseDelay, holdDelays, expectNoDelay } from '../support/heldDelays.ts';
import { HostStub } from '../support/hostStub.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { unfoldParts } from '../support/unfoldParts.ts';
import { confirmedAt as keptAt } from './answers.ts';
import { Forms } from './forms.ts';
import { Holder } from './holder.ts';
import { opening } from './scenario.ts';

// The draft of the guests is saved at the host while they are being registered.
test.use({ allowsFailedCalls: true, timezoneId: 'Europe/Lisbon' });

const otherDraft = {
  draft: {
    guests: [{ ...emptyForm, surname: 'Sousa' }, emptyForm],
    revision: { by: 'another page', number: 7 },
    keptAt,
  },
};

/** A guest without a draft who types the first surname. */
async function typeSurname(page: Page) {
  const hostStub = new HostStub();
  await hostStub.intercept(page);
  await holdDelays(page, draftSaveDelay, saveRetryDelay);
  await unfoldParts(page);
  const translator = getTranslator('en');
  const countries = await loadCountryNames('en');
  const holder = new Holder(page, hostStub, opening({ translator, countries, unit: 'reservation-walks' }));
  const forms = new Forms(holder.of('registration'), holder.scenario);
  await holder.open();
  await holder.updateReservation('keeping');
  await hostStub.answerWith('readDraft', { draft: null });
  await forms.type('surname', 'Costa');
  const expectState = (machine: 'guestsDraft' | 'registration', state: string) =>
    expect(holder.of(machine)).toHaveAttribute('data-state', state);
  await expectState('guestsDraft', 'on.typing');
  return {
    hostStub,
    forms,
    expectState,
    elapseSaveDelay: () => elapseDelay(page, draftSaveDelay),
    submit: () => forms.submit().click(),
    leavePage: () => page.evaluate(() => void window.dispatchEvent(new Event('pagehide'))),
    takeOtherDraft: () => holder.press('guestsDraft', 'draft.take'),
  };
}

/** The page finds the draft of another page. */
async function meetOtherDraft({
  hostStub,
  elapseSaveDelay,
  expectState,
}: Awaited<ReturnType<typeof typeSurname>>) {
  await elapseSaveDelay();
  await hostStub.fail('saveDraft', 'draft-changed');
  await expectState('guestsDraft', 'on.comparing');
}

test('saves the draft when the page is left while the guests are being registered', async ({ page }) => {
  const { hostStub, expectState, forms, submit, leavePage } = await typeSurname(page);
  await forms.fillAll();
  await submit();
  await expectState('guestsDraft', 'on.withheld');
  const before = hostStub.requests.length;
  await leavePage();
  const { body } = await hostStub.waitForRequest('saveDraft', before);
  expect(body).toMatchObject({ guests: [{ surname: 'Silva' }, { surname: 'Lefèvre' }] });
  await expectState('registration', 'saving');
});

test('does not save a draft again that is being saved when the guests are submitted', async ({ page }) => {
  const { hostStub, expectState, forms, submit, elapseSaveDelay } = await typeSurname(page);
  await elapseSaveDelay();
  await expectState('guestsDraft', 'on.keeping.current');
  await forms.fillAll();
  const sent = hostStub.requests.length;
  await submit();
  await hostStub.waitForRequest('saveGuests', sent);
  await expectState('guestsDraft', 'on.keeping.current');
  const before = hostStub.requests.length;
  await hostStub.answerWith('saveDraft', { keptAt });
  await expectState('guestsDraft', 'on.kept');
  await expectNoDelay(page, draftSaveDelay);
  expect(hostStub.requests.length).toBe(before);
});

test('waits for the registration before an unsaved draft is saved again', async ({ page }) => {
  const { hostStub, expectState, forms, submit, elapseSaveDelay } = await typeSurname(page);
  await forms.fillAll();
  await elapseSaveDelay();
  await hostStub.fail('saveDraft', 'unreachable');
  await expectState('guestsDraft', 'on.notKept');
  await submit();
  await expectState('guestsDraft', 'on.withheld');
  await hostStub.fail('saveGuests', 'unreachable');
  await expectState('registration', 'notSaved');
});

test('keeps text that is typed while the draft of another page loads', async ({ page }) => {
  const guest = await typeSurname(page);
  const { hostStub, forms, expectState, takeOtherDraft } = guest;
  await meetOtherDraft(guest);
  await forms.type('surname', 'Santos');
  await expectState('guestsDraft', 'on.comparing');
  await hostStub.answerWith('compareDraft', otherDraft);
  await expectState('guestsDraft', 'on.differing');
  await expect(forms.field('surname')).toHaveValue('Santos');
  await takeOtherDraft();
  await expect(forms.field('surname')).toHaveValue('Sousa');
});

for (const [kind, state] of [
  ['validation-failed', 'refused'],
  ['unreachable', 'notSaved'],
] as const) {
  test(`starts with the draft of another page when the own forms were ${state}`, async ({ page }) => {
    const guest = await typeSurname(page);
    const { hostStub, forms, expectState, submit, takeOtherDraft } = guest;
    await forms.fillAll();
    await submit();
    await hostStub.fail('saveGuests', kind);
    await expectState('registration', state);
    await forms.open(0);
    await forms.type('surname', 'Santos');
    await meetOtherDraft(guest);
    await hostStub.answerWith('compareDraft', otherDraft);
    await expectState('guestsDraft', 'on.differing');
    await takeOtherDraft();
    await expectState('registration', 'collecting');
    await expect(forms.field('surname')).toHaveValue('Sousa');
  });
}
