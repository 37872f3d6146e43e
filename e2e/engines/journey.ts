import { expiry } from '../support/expiry.ts';
import { typedGuests } from '../reservation/forms.ts';
import { words } from '../support/words.ts';
import { waitUntil, type Driver } from './driver.ts';
import { EngineGuest } from './guest.ts';
import type { SiteUnderTest } from './site.ts';

const unit = 'casa-do-limoeiro';
const locale = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface Journey {
  driver: Driver;
  site: SiteUnderTest;
  email: string;
  /** Reports the step that starts. */
  report: (step: string) => void;
}

/** Moves the calendar until it shows a day, and clicks that day. */
async function pickDate(guest: EngineGuest, date: string) {
  const calendar = '//*[@role="application"]';
  const name = locale.format(new Date(date));
  const day = `${calendar}//*[@role="button" or self::button][contains(concat(" ", @aria-label), " ${name}")]`;
  const isShown = () =>
    guest.driver.read<boolean>(
      `[...document.querySelectorAll('[data-machine=booking] [role=application] [aria-label]')].some((one) =>
        (' ' + one.getAttribute('aria-label')).includes(' ${name}') && one.checkVisibility())`,
    );
  for (let months = 0; months < 14 && !(await isShown()); months += 1) {
    await guest.pressPath('booking', `${calendar}//button[@aria-label="Next"]`);
  }
  await guest.pressPath('booking', day);
}

async function book(guest: EngineGuest, { site, email, report }: Journey) {
  const { driver } = guest;
  report('first page');
  await driver.open(`${site.address}/en`);
  await driver.press(`//a[starts-with(@href, "/en/${unit}")]`);
  await guest.expectState(new RegExp(`^/en/${unit}$`));
  report('dates');
  const { from, to } = site.freeStay();
  await driver.press('//*[@id="booking-startDate"]');
  await waitUntil('the calendar', () =>
    driver.read<true | undefined>(
      `document.querySelector('[data-machine=booking] [role=application]') ? true : undefined`,
    ),
  );
  await pickDate(guest, from);
  await pickDate(guest, to);
  await guest.is('booking', 'dates.priced');
  await guest.press('booking', 'booking.begin');
  report('form');
  await guest.type('booking', 'firstName', 'Ana');
  await guest.type('booking', 'lastName', 'Silva');
  await guest.type('booking', 'email', email);
  await guest.choose('booking', 'phonePrefix', 'PT');
  await guest.type('booking', 'phone', '912 345 678');
  await guest.press('booking', 'order.button');
  report('code');
  await guest.is('booking', 'otp.entering');
  await guest.type('booking', 'otp', await site.findCode(email));
}

async function pay(guest: EngineGuest, { report }: Journey) {
  report('payment');
  await guest.expectState(/^\/sandbox\/checkout\//);
  const { driver } = guest;
  await driver.type('//input[@name="number"]', '4242 4242 4242 4242');
  await driver.type('//input[@name="expiry"]', expiry);
  await driver.type('//input[@name="cvc"]', '123');
  await driver.type('//input[@name="name"]', 'Ana Silva');
  await driver.press('//form//button[@type="submit"]');
  await guest.expectState(new RegExp(`^/en/${unit}/success$`));
  report('success page');
  await guest.is('booking', 'success.paid');
}

async function register(guest: EngineGuest, { report }: Journey) {
  report('registration');
  await guest.followLink('booking', 'success.registerLink');
  await guest.is('reservation', 'open.current');
  for (const [index, one] of typedGuests.entries()) {
    await guest.pressPath('registration', `//ol/li[${index + 1}]//button`);
    await guest.type('registration', 'surname', one.surname);
    await guest.type('registration', 'givenNames', one.givenNames);
    for (const [at, part] of ['day', 'month', 'year'].entries()) {
      await guest.type('registration', `dateOfBirth-${part}`, one.born[at]!);
    }
    const country = one.nationality === 'BR' ? 'Brazil' : 'France';
    await guest.type('registration', 'nationality', country);
    await guest.driver.press(`//*[@role="option"][normalize-space()="${country}"]`);
    const kind = words(`registration.documentType.${one.documentType || 'passport'}`);
    await guest.pressPath('registration', `//label[normalize-space()="${kind}"]`);
    await guest.type('registration', 'documentNumber', one.documentNumber);
    if (one.placeOfResidence !== undefined) {
      await guest.type('registration', 'placeOfResidence', one.placeOfResidence);
    } else {
      const shared = words('registration.sharesResidence');
      await guest.pressPath('registration', `//label[contains(normalize-space(), "${shared}")]`);
    }
  }
  await guest.pressPath(
    'registration',
    `//button[normalize-space()="Register all ${typedGuests.length} guests"]`,
  );
  await guest.is('registration', 'confirmed');
}

async function changeDetails(guest: EngineGuest, { report }: Journey) {
  report('stay details');
  await guest.is('stayDetails', 'shown');
  await guest.pressPath('reservation', `//summary[contains(normalize-space(), "${words('details.title')}")]`);
  const [add, change] = [words('details.add'), words('details.change')];
  await guest.pressPath(
    'stayDetails',
    `//button[normalize-space()="${add}" or normalize-space()="${change}"]`,
  );
  await guest.choose('stayDetails', 'arrivalTime', '21:00');
  await guest.press('stayDetails', 'details.save');
  await guest.is('stayDetails', 'saved');
}

async function writeMessage(guest: EngineGuest, { site, email, report }: Journey) {
  report('message to the host');
  await guest.driver.open(`${site.address}/en/${unit}/contact`);
  await guest.type('contact', 'name', 'Ana Silva');
  await guest.type('contact', 'email', email);
  await guest.type('contact', 'message', 'Is there a cot?');
  await guest.choose('contact', 'phonePrefix', 'PT');
  await guest.type('contact', 'phone', '912 345 678');
  await guest.press('contact', 'contact.send');
  await guest.is('contact', 'sent');
}

async function cancel(guest: EngineGuest, { site, email, report }: Journey) {
  report('cancellation');
  await guest.driver.open(site.address + (await site.findLink(email)));
  await guest.is('reservation', 'open.current');
  await guest.pressPath(
    'reservation',
    `//summary[contains(normalize-space(), "${words('rules.cancellation')}")]`,
  );
  await guest.press('cancellation', 'cancellation.begin');
  await guest.press('cancellation', 'cancellation.confirm');
  await guest.is('cancellation', 'cancelled');
}

/** The whole journey of a guest, from the landing page to the cancelled stay. */
export async function runJourney(journey: Journey): Promise<void> {
  const guest = new EngineGuest(journey.driver);
  await book(guest, journey);
  await pay(guest, journey);
  await register(guest, journey);
  await changeDetails(guest, journey);
  await writeMessage(guest, journey);
  await cancel(guest, journey);
}
