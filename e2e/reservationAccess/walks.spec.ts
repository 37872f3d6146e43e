import { HostSide } from '../support/hostSide.ts';
import { test } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';
import { walks } from '../support/walks.ts';
import { guest } from './guest.ts';
import { reservationAccessWalk } from './known.ts';
import { arriving } from './story.ts';

test.use({ letsCallsFail: true });

walks({
  ...reservationAccessWalk,
  comes: async ({ page, tour: { language } }) => {
    const hostSide = new HostSide();
    await hostSide.guard(page);
    await page.goto(`/${language}/reservation`);
    return guest({ page, hostSide, story: arriving(getTranslations(language)) });
  },
});
