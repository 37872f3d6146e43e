import type { Locator, Page } from '@playwright/test';
import { chooseLanguage } from '../support/language.ts';
import { words } from '../support/words.ts';
import { expect, test } from './journey.ts';
import { calls, loseOnce } from './refusals.ts';

test.use({ home: 'writing', allowsFailedCalls: true });

const host = 'ines@casa-do-limoeiro.example';

/** The contact page of a host. */
const findContact = (page: Page) => page.locator('[data-machine=contact]');

async function writeMessage(contact: Locator, message: string, from: string, reservation = '') {
  await contact.locator('[name=name]').fill('Rui Costa');
  await contact.locator('[name=email]').fill(from);
  await contact.locator('[name=phonePrefix]').selectOption('PT');
  await contact.locator('[name=phone]').fill('912 345 678');
  await contact.locator('[name=reservationId]').fill(reservation);
  await contact.locator('[name=message]').fill(message);
}

const sendMessage = (contact: Locator) =>
  contact.getByRole('button', { name: words('contact.send') }).click();

test('delivers a message to the host with the visitor’s reply address, and a receipt', async ({
  page,
  guest: { email },
  hostApi,
  unit,
}) => {
  const contact = findContact(page);
  await page.goto(`/en/${unit}`);
  await page.getByRole('link', { name: 'Write to Inês Carvalhal' }).first().click();
  await expect(page).toHaveURL(`/en/${unit}/contact`);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const message = `Is there a cot?\nWe are three – ${email}`;
  await writeMessage(contact, message, email);
  await sendMessage(contact);
  await expect(contact).toHaveAttribute('data-state', 'sent');
  await expect(contact).toContainText('Your message is with Inês Carvalhal');
  await expect(contact).toContainText(`We will send a confirmation to ${email}`);

  const receipt = await hostApi.waitForMail(email, /^Your message about Casa do Limoeiro$/);
  expect(receipt.language).toBe('en');
  expect(receipt.text).not.toContain('Is there a cot?');
  let received: Awaited<ReturnType<typeof hostApi.mails>>[number] | undefined;
  await expect
    .poll(async () => {
      received = (await hostApi.mails()).find(({ to, text }) => to.includes(host) && text.includes(email));
      return received?.replyTo;
    })
    .toContain(email);
  expect(received?.subject).toMatch(/Rui Costa/);
  expect(received?.text).toContain('Is there a cot?');
  expect(received?.to).not.toContain(email);
});

test('keeps a message through a failure and a language change, and sends it', async ({
  page,
  guest: { email },
  unit,
}) => {
  const contact = findContact(page);
  await page.goto(`/en/${unit}/contact`);
  await writeMessage(contact, 'Is there a cot?', email, 'ABCD-2345');
  await loseOnce(page, calls.message);
  await sendMessage(contact);
  await expect(contact).toHaveAttribute('data-state', 'notSent');
  const expectStored = async () => {
    await expect(contact.locator('[name=name]')).toHaveValue('Rui Costa');
    await expect(contact.locator('[name=email]')).toHaveValue(email);
    await expect(contact.locator('[name=phonePrefix]')).toHaveValue('PT');
    await expect(contact.locator('[name=phone]')).toHaveValue('912 345 678');
    await expect(contact.locator('[name=reservationId]')).toHaveValue('ABCD-2345');
    await expect(contact.locator('[name=message]')).toHaveValue('Is there a cot?');
  };
  await expectStored();
  await chooseLanguage(page, 'Français');
  await expect(page).toHaveURL(`/fr/${unit}/contact`);
  await expectStored();
  await contact.getByRole('button', { name: words('contact.send', 'fr') }).click();
  await expect(contact).toHaveAttribute('data-state', 'sent');
});

test('fills the contact form from a reservation, with a request for other dates in its language', async ({
  page,
  book,
  guest: { email },
  hostApi,
  unit,
}) => {
  const { on, number } = await book(50);
  const contact = findContact(page);
  await on.open();
  await chooseLanguage(page, 'Deutsch');
  await on.of('reservation').getByRole('link', { name: 'Nachricht' }).click();
  await expect(page).toHaveURL(`/de/${unit}/contact`);
  await expect(contact.locator('[name=name]')).toHaveValue('Ana Silva');
  await expect(contact.locator('[name=email]')).toHaveValue(email);
  await expect(contact.locator('[name=phonePrefix]')).toHaveValue('PT');
  // The number as dialled, without the host's grouping of digits.
  await expect(contact.locator('[name=phone]')).toHaveValue('912 345 678');
  await expect(contact.locator('[name=reservationId]')).toHaveValue(number);
  await expect(contact.locator('[name=message]')).toHaveValue('');
  expect(
    await page.evaluate(() => JSON.stringify([window.location.href, history.state, sessionStorage])),
  ).not.toMatch(new RegExp(`Silva|${email}|912 ?345 ?678`));

  await page.goBack();
  await on.of('reservation').getByRole('link', { name: 'Um andere Daten bitten' }).click();
  const message = contact.locator('[name=message]');
  await expect(message).toHaveValue(new RegExp(`^Ich habe die Reservierung ${number} vom `));
  await message.press('End');
  await message.pressSequentially(' eine Woche später');
  await contact.getByRole('button', { name: words('contact.send', 'de') }).click();
  await expect(contact).toHaveAttribute('data-state', 'sent');
  await expect
    .poll(
      async () =>
        (await hostApi.mails()).find(({ to, replyTo }) => to.includes(host) && replyTo?.includes(email))
          ?.text,
    )
    .toContain('eine Woche später');
});

test('keeps a message typed before the scripts load, and sends it to the host only', async ({
  page,
  guest: { email },
  unit,
}) => {
  const contact = findContact(page);
  const arrive = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto(`/en/${unit}/contact`, { waitUntil: 'commit' });
  await writeMessage(contact, 'Is there a cot?', email);
  await contact.locator('[name=name]').press('Enter');
  await expect(contact.getByRole('button', { name: words('contact.send') })).toBeDisabled();
  arrive.resolve();
  await sendMessage(contact);
  await expect(contact).toHaveAttribute('data-state', 'sent');
  await expect(page).toHaveURL(`/en/${unit}/contact`);
});

test('answers a message with any reservation number in the same way', async ({
  page,
  guest: { email },
  hostApi,
  unit,
}) => {
  const contact = findContact(page);
  const own = await hostApi.reserve(unit, email, 30);
  const foreign = await hostApi.reserve(unit, `other.${email}`, 40);
  await page.goto(`/en/${unit}/contact`);
  const openWithReservation = async (number: string) => {
    await writeMessage(contact, 'When can we come?', email, number);
    const answered = page.waitForResponse(calls.message);
    await sendMessage(contact);
    const answer = await answered;
    await expect(contact).toHaveAttribute('data-state', 'sent');
    const shown = await contact.innerText();
    await contact.getByRole('button', { name: words('contact.another') }).click();
    return { status: answer.status(), fields: Object.keys((await answer.json()) as object), shown };
  };
  const seen = [];
  for (const number of [own.number, own.id, foreign.number, '2222-2222'])
    seen.push(await openWithReservation(number));
  expect(seen[0]?.status).toBe(202);
  for (const other of seen) expect(other).toEqual(seen[0]);
});
