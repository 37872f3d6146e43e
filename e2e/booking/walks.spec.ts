import { getProperty } from '../atlas/replay/asked.ts';
import { hourOfWalk } from '../atlas/stillClock.ts';
import { HostSide } from '../support/hostSide.ts';
import { test } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';
import { walks } from '../support/walks.ts';
import { BookingGuest } from './guest.ts';
import { arriving } from './story.ts';
import { bookingWalk } from './known.ts';

test.use({ letsCallsFail: true });

const unit = getProperty('booking-walks');

walks({
  ...bookingWalk,
  // Longer tours load fewer pages.
  longest: 30,
  comes: async ({ page, tour: { language } }) => {
    const hostSide = new HostSide();
    await page.clock.install(hourOfWalk());
    await hostSide.guard(page);
    await page.goto(`/${language}/${unit}`);
    return new BookingGuest(page, hostSide, arriving(getTranslations(language), unit));
  },
});
