import { dashboardPage } from '../../contract/dashboard/pages.ts';
import { daysLater } from '../../contract/values/nights.ts';
import { words } from '../support/words.ts';
import { formatDay, formatMonth, formatMonthName } from './formatDay.ts';
import type { Person } from './person.ts';
import { inDays, properties, test } from './week.ts';

// One site for all tasks.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

let start: number;
test.beforeEach(async ({ page, person }) => {
  await person.slowDown();
  await page.goto(dashboardPage);
  await person.reads(words('dashboard.today.arrivals'));
  start = Date.now();
});
test.afterEach(({ person }) => person.finish(start));

/** The words with which the cell of a night begins. */
const night = (days: number) => `\\w+, ${formatDay('en', inDays(days))} \\d{4}`;

const openCalendar = (person: Person) => person.goTo(words('dashboard.navigation.calendar'));

/** Opens the reservation with this number. */
async function find(person: Person, number: string) {
  await person.goTo(words('dashboard.navigation.reservations'));
  await person.fill(words('dashboard.reservations.search'), number);
  await person.press('Enter');
  await person.tap('link', 'Ana Silva');
}

test('a host sees who arrives today and what is missing, and reminds the guest', async ({ person }) => {
  await person.reads(
    words('dashboard.today.arrivals'),
    'Rui Almeida',
    words('dashboard.today.notRegistered'),
  );
  await person.tap('button', 'Remind Rui Almeida');
  await person.reads(words('dashboard.today.reminded'));
});

test('a host looks at the next weeks, and opens a stay', async ({ person }) => {
  await openCalendar(person);
  await person.openMonths();
  await person.fillDate(words('dashboard.calendar.date'), inDays(28));
  await person.tap('gridcell', /Marie Dubois, .*2 guests, confirmed, not registered/);
  await person.reads(words('dashboard.reservation.registration.open'));
});

test('a host closes nights, and opens them again', async ({ person }) => {
  await openCalendar(person);
  await person.tapNight(properties.casa, night(3));
  await person.tapNight(properties.casa, night(4));
  await person.tap('button', words('dashboard.nights.block'));
  await person.tap('button', words('dashboard.nights.block'));
  await person.reads(words('dashboard.nights.blocked'));
  await person.tap('gridcell', /, closed$/);
  await person.tap('button', words('dashboard.nights.open'));
  await person.tap('button', words('dashboard.nights.open'));
  await person.reads(words('dashboard.nights.opened'));
});

test('a host sets the price and the minimum stay of some nights', async ({ person }) => {
  await openCalendar(person);
  await person.tapNight(properties.monte, night(1));
  await person.tapNight(properties.monte, night(2));
  await person.tap('button', words('dashboard.nights.setRates'));
  await person.typeInto(words('dashboard.nights.price'), '195');
  await person.press('Tab');
  await person.type('2');
  await person.press('Enter');
  await person.reads(words('dashboard.nights.changed'), '€195', 'at least 2 nights');
});

test('a host sets the price of a whole month', async ({ person }) => {
  const first = `${inDays(270).slice(0, 7)}-01`;
  const days = Number(daysLater(`${daysLater(first, 31).slice(0, 7)}-01`, -1).slice(8));
  const month = formatMonth('en', first);
  const name = formatMonthName('en', first);
  await openCalendar(person);
  await person.openMonths();
  await person.tap('button', month);
  await person.tapNight(properties.monte, `\\w+, 3 ${month}`);
  await person.tap('button', `Select all nights in ${name}`);
  await person.reads(`1–${days} ${month}, ${days} nights`);
  await person.tap('button', words('dashboard.nights.setRates'));
  await person.typeInto(words('dashboard.nights.price'), '20');
  await person.press('Enter');
  await person.reads(`€20 on 1 ${name} instead of`);
  await person.tap('button', words('dashboard.nights.change'));
  await person.reads(words('dashboard.nights.changed'));
});

test('a host enters a booking by phone', async ({ person, hostApi }) => {
  await openCalendar(person);
  await person.tapNight(properties.monte, night(3));
  await person.tapNight(properties.monte, night(5));
  await person.tap('link', words('dashboard.nights.book'));
  await person.tap('button', words('dashboard.booking.next'));
  await person.reads(words('dashboard.booking.guest.language'), words('price.total'));
  await person.type('Jonas Schneider');
  for (const typed of ['jonas@guests.example', '', '+49 15123456789']) {
    await person.press('Tab');
    await person.type(typed);
  }
  await person.press('Enter');
  await person.reads('Jonas Schneider', '+49', words('price.total'));
  await person.tap('button', words('dashboard.booking.book'));
  await person.reads('Booking ');
  await hostApi.waitForMail('jonas@guests.example');
});

test('a host enters a guest at the door with a name only, and passes the link on', async ({ person }) => {
  await openCalendar(person);
  await person.tapNight(properties.monte, night(7));
  await person.tapNight(properties.monte, night(8));
  await person.tap('link', words('dashboard.nights.book'));
  await person.choose(words('dashboard.booking.source'), words('dashboard.booking.source.walkIn'));
  await person.tap('button', words('dashboard.booking.next'));
  await person.reads(words('dashboard.booking.guest.language'));
  await person.type('Cher');
  await person.press('Enter');
  await person.reads('Cher', words('price.total'));
  await person.tap('button', words('dashboard.booking.book'));
  await person.reads('Booking ', '#token=', words('dashboard.link.copy'));
});

test('a host refunds a part', async ({ person, book, hostApi }) => {
  const email = 'refunded@guests.example';
  await find(person, await book(email));
  await person.tap('link', words('dashboard.reservation.action.refund'));
  await person.typeInto(words('dashboard.reservation.amount'), '40');
  await person.press('Tab');
  await person.type('The heating was broken.');
  await person.tap('button', words('dashboard.reservation.showEffect'));
  await person.tap('button', 'Refund €40.00');
  await person.reads('The refund of €40.00 is on its way');
  await hostApi.waitForMail(email, /refund/i);
});

test('a host cancels a reservation by its policy', async ({ person, book, hostApi }) => {
  const email = 'cancelled@guests.example';
  await find(person, await book(email));
  await person.tap('link', words('dashboard.reservation.action.cancellation'));
  await person.reads(words('dashboard.reservation.refund.policy'));
  await person.tap('button', words('dashboard.reservation.action.cancellation'));
  await person.reads(words('dashboard.reservation.done.cancellation'));
  await hostApi.waitForMail(email, /is cancelled$/);
});

test('a host sends a new link', async ({ person, book, hostApi }) => {
  const email = 'linkless@guests.example';
  await find(person, await book(email));
  await person.tap('link', words('dashboard.reservation.action.sendNewLink'));
  await person.tap('button', words('dashboard.reservation.action.sendNewLink'));
  await person.reads('The new link is on its way');
  await hostApi.waitForMail(email, /link/i);
});
