import { contactChart } from '../../machines/contact/contact.chart.ts';
import { HostSide } from '../support/hostSide.ts';
import { takeWalk } from '../support/takeWalk.ts';
import { test } from '../support/test.ts';
import { walksOf } from '../support/walks.ts';
import { visitor } from './walker.ts';

test.use({ letsCallsFail: true });
// A walk goes far, and axe looks at its states on the way.
test.slow();

for (const [index, walk] of walksOf(contactChart).entries()) {
  test(`contact: ${walk.id}`, async ({ page }) => {
    const hostSide = new HostSide();
    await hostSide.guard(page);
    await page.goto('/en/contact-walks/contact');
    await takeWalk(page, walk, visitor({ page, email: `contact-${index}@example.com`, hostSide }));
  });
}
