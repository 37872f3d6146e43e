import { inDays } from '../support/hostApi.ts';
import { HostSide } from '../support/hostSide.ts';
import { test } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';
import { walks } from '../support/walks.ts';
import type { Way } from '../support/wayTo.ts';
import { hostElsewhere } from './hostElsewhere.ts';
import { datedLandingWalk } from './known.ts';
import type { Story } from './landingExpected.ts';

const way: Way = {};
test.use(hostElsewhere(way));

const asked = { from: 300, to: 303, guests: 2 };

/** The search in the address, and the status that the host answers instead, if any. */
const arrivals: Readonly<Record<string, { asked: typeof asked; status?: number }>> = {
  'loadOffers.answered.free': { asked: { ...asked, guests: 5 } },
  'loadOffers.answered.taken': { asked: { ...asked, guests: 60 } },
  'loadOffers.answered.unclear': { asked: { ...asked, from: 303, to: 300 } },
  'loadOffers.answered.unsearchable': { asked, status: 404 },
  'loadOffers.answered.unanswered': { asked, status: 503 },
};

walks({
  ...datedLandingWalk,
  of: 'the properties on some dates',
  comes: async ({ page, tour: { language } }) => {
    const hostSide = new HostSide();
    const voice = getTranslations(language);
    let story: Story = { voice };
    const does = async ({ by }: { by: string }) => {
      const arrival = arrivals[by]!;
      story = { voice, asked: arrival.asked };
      way.leads = (path) => (path.startsWith('/api/1/stay-search/') ? (arrival.status ?? path) : path);
      const { from: start, to: end, guests } = arrival.asked;
      await page.goto(`/${language}?from=${inDays(start)}&to=${inDays(end)}&guests=${guests}`);
      return undefined;
    };
    await hostSide.guard(page);
    await does({ by: 'loadOffers.answered.free' });
    return {
      page,
      hostSide,
      ...datedLandingWalk,
      parts: () => ({ screen: page.getByRole('main') }),
      story: () => story,
      question: () => undefined,
      does,
    };
  },
});
