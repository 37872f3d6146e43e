import { contactModel } from '../../machines/contact/contact.model.ts';
import { disagreements } from '../support/agreement.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect, test } from '../support/test.ts';
import { toursOf } from '../support/tours.ts';
import { voiceOf } from '../support/voice.ts';
import { take } from '../support/walk.ts';
import { contactExpected } from './expected.ts';
import { arriving } from './story.ts';
import { visitor } from './visitor.ts';

test.use({ letsCallsFail: true });

const unit = 'contact-walks';

test('contact does what a visitor expects of it, in every state', () => {
  expect(disagreements(contactModel, contactExpected)).toEqual([]);
});

for (const tour of toursOf({ start: 'editing', expected: contactExpected })) {
  test(`contact, ${tour.name}`, async ({ page }) => {
    // It goes far, and axe looks at its states on the way.
    test.slow();
    const hostSide = new HostSide();
    await hostSide.guard(page);
    await page.goto(`/${tour.language}/${unit}/contact`);
    await take(tour, visitor({ page, hostSide, unit, story: arriving(voiceOf(tour.language)) }));
  });
}
