import { expiry } from '../support/expiry.ts';
import { typedGuests } from '../reservation/forms.ts';
import { words } from '../support/words.ts';
import { until, type Driver } from './driver.ts';
import { EngineGuest } from './guest.ts';
import type { SiteUnderTest } from './site.ts';

const unit = 'casa-do-limoeiro';
const spoken = new Intl.DateTimeFormat('en-GB', {
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
  tell: (step: string) => void;
}

/** Moves the calendar until it shows a day, and clicks that day. */
async function picks(guest: EngineGuest, date: string) {
  const calendar = '//*[@role="application"]';
  const name = spoken.format(new Date(date));
  const day = `${calendar}//*[@role="button" or self::button][contains(concat(" ", @aria-label), " ${name}")]`;
  const isShown = () =>
    guest.driver.read<boolean>(
      `[...document.querySelectorAll('[data-machine=booking] [role=application] [aria-label]')].some((one) =>
        (' ' + one.getAttribute('aria-label')).includes(' ${name}') && one.checkVisibility())`,
    );
  for (let months = 0; months < 14 && !(await isShown()); months += 1) {
    await guest.pressesPath('booking', `${calendar}//button[@aria-label="Next"]`);
  }
  await guest.pressesPath('booking', day);
}

async function books(guest: EngineGuest, { site, email, tell }: Journey) {
  const { driver } = guest;
  tell('first page');
  await driver.open(`${site.address}/en`);
  await driver.press(`//a[starts-with(@href, "/en/${unit}")]`);
  await guest.isAt(new RegExp(`^/en/${unit}$`));
  tell('dates');
  const { from, to } = site.freeStay();
  await driver.press('//*[@id="booking-startDate"]');
  await until('the calendar', () =>
    driver.read<true | undefined>(
      `document.querySelector('[data-machine=booking] [role=application]') ? true : undefined`,
    ),
  );
  await picks(guest, from);
  await picks(guest, to);
  await guest.is('booking', 'dates.priced');
  await guest.presses('booking', 'booking.begin');
  tell('form');
  await guest.types('booking', 'firstName', 'Ana');
  await guest.types('booking', 'lastName', 'Silva');
  await guest.types('booking', 'email', email);
  await guest.chooses('booking', 'phonePrefix', 'PT');
  await guest.types('booking', 'phone', '912 345 678');
  await guest.presses('booking', 'order.button');
  tell('code');
  await guest.is('booking', 'otp.entering');
  await guest.types('booking', 'otp', await site.codeFor(email));
}

async function pays(guest: EngineGuest, { tell }: Journey) {
  tell('payment');
  await guest.isAt(/^\/sandbox\/checkout\//);
  const { driver } = guest;
  await driver.type('//input[@name="number"]', '4242 4242 4242 4242');
  await driver.type('//input[@name="expiry"]', expiry);
  await driver.type('//input[@name="cvc"]', '123');
  await driver.type('//input[@name="name"]', 'Ana Silva');
  await driver.press('//form//button[@type="submit"]');
  await guest.isAt(new RegExp(`^/en/${unit}/success$`));
  tell('success page');
  await guest.is('booking', 'success.paid');
}

async function registers(guest: EngineGuest, { tell }: Journey) {
  tell('registration');
  await guest.follows('booking', 'success.registerLink');
  await guest.is('reservation', 'open.current');
  for (const [index, one] of typedGuests.entries()) {
    await guest.pressesPath('registration', `//ol/li[${index + 1}]//button`);
    await guest.types('registration', 'surname', one.surname);
    await guest.types('registration', 'givenNames', one.givenNames);
    for (const [at, part] of ['day', 'month', 'year'].entries()) {
      await guest.types('registration', `dateOfBirth-${part}`, one.born[at]!);
    }
    const country = one.nationality === 'BR' ? 'Brazil' : 'France';
    await guest.types('registration', 'nationality', country);
    await guest.driver.press(`//*[@role="option"][normalize-space()="${country}"]`);
    const kind = words(`registration.documentType.${one.documentType || 'passport'}`);
    await guest.pressesPath('registration', `//label[normalize-space()="${kind}"]`);
    await guest.types('registration', 'documentNumber', one.documentNumber);
    if (one.placeOfResidence !== undefined) {
      await guest.types('registration', 'placeOfResidence', one.placeOfResidence);
    } else {
      const shared = words('registration.sharesResidence');
      await guest.pressesPath('registration', `//label[contains(normalize-space(), "${shared}")]`);
    }
  }
  await guest.pressesPath(
    'registration',
    `//button[normalize-space()="Register all ${typedGuests.length} guests"]`,
  );
  await guest.is('registration', 'confirmed');
}

async function changesDetails(guest: EngineGuest, { tell }: Journey) {
  tell('stay details');
  await guest.is('stayDetails', 'shown');
  const [add, change] = [words('details.add'), words('details.change')];
  await guest.pressesPath(
    'stayDetails',
    `//button[normalize-space()="${add}" or normalize-space()="${change}"]`,
  );
  await guest.chooses('stayDetails', 'arrivalTime', '21:00');
  await guest.presses('stayDetails', 'details.save');
  await guest.is('stayDetails', 'saved');
}

async function writes(guest: EngineGuest, { site, email, tell }: Journey) {
  tell('message to the host');
  await guest.driver.open(`${site.address}/en/${unit}/contact`);
  await guest.types('contact', 'name', 'Ana Silva');
  await guest.types('contact', 'email', email);
  await guest.types('contact', 'message', 'Is there a cot?');
  await guest.chooses('contact', 'phonePrefix', 'PT');
  await guest.types('contact', 'phone', '912 345 678');
  await guest.presses('contact', 'contact.send');
  await guest.is('contact', 'sent');
}

async function cancels(guest: EngineGuest, { site, email, tell }: Journey) {
  tell('cancellation');
  await guest.driver.open(site.address + (await site.linkFor(email)));
  await guest.is('reservation', 'open.current');
  await guest.presses('cancellation', 'cancellation.begin');
  await guest.presses('cancellation', 'cancellation.confirm');
  await guest.is('cancellation', 'cancelled');
}

/** The whole journey of a guest, from the landing page to the cancelled stay. */
export async function runJourney(journey: Journey): Promise<void> {
  const guest = new EngineGuest(journey.driver);
  await books(guest, journey);
  await pays(guest, journey);
  await registers(guest, journey);
  await changesDetails(guest, journey);
  await writes(guest, journey);
  await cancels(guest, journey);
}
