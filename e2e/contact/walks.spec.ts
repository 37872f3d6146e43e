import { getProperty } from '../atlas/replay/asked.ts';
import { HostSide } from '../support/hostSide.ts';
import { test } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';
import { walks } from '../support/walks.ts';
import { arriving } from './story.ts';
import { visitor } from './visitor.ts';
import { contactWalk } from './known.ts';

test.use({ letsCallsFail: true });

const unit = getProperty('contact-walks');

walks({
  ...contactWalk,
  comes: async ({ page, tour: { language } }) => {
    const hostSide = new HostSide();
    await hostSide.guard(page);
    await page.goto(`/${language}/${unit}/contact`);
    return visitor({ page, hostSide, unit, story: arriving(getTranslations(language)) });
  },
});
