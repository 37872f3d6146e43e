import type { IntlShape } from 'react-intl';
import type { StateFrom } from 'xstate';
import type { Language } from '../../contract/values/language.ts';
import { getRequestedPage, hasRequestedDates } from '../../contract/rules/requestedDates.ts';
import type { landingMachine } from '../../machines/landing/landing.machine.ts';
import { isStayRemembered } from '../actors/rememberedStayKey.ts';
import { loadAll } from '../ui/chunkErrors.ts';
import { LandingView } from '../views/landing/LandingView.tsx';
import { definePage } from '../frame/page.ts';

type LandingState = StateFrom<typeof landingMachine>;

/** The maximum number of towns in the title. With more towns, the title names none. */
const maxTowns = 3;

const getLanguage = (text: IntlShape) => text.locale.slice(0, 2) as Language;

function getPlaces({ offers, unitCount }: LandingState['context'], text: IntlShape): string {
  if (unitCount > offers.length) return 'none';
  const towns = [...new Set(offers.map(({ location }) => location.city))];
  return towns.length === 0 || towns.length > maxTowns ? 'none' : text.formatList(towns);
}

export const page = definePage<LandingState>({
  loadRunner: async ({ loadApi }) => {
    const [{ getRunner }, { createLandingActors }] = await loadAll([
      import('../frame/runMachine.ts'),
      import('../actors/landing.ts'),
    ]);
    return getRunner(createLandingActors(loadApi));
  },
  getInput: ({ query = '' }) => ({ query }),
  getOpenedEvent: () => ({ type: 'page.opened' }),
  canDeferOpenedEvent: ({ query = '' }) => !hasRequestedDates(query) && !isStayRemembered(),
  // A list may have become shorter than when a link to its last page was made.
  getStatus: ({ value, context: { page, query } }) =>
    value === 'failed' ? 503 : import.meta.env.SSR && page < getRequestedPage(query) ? 404 : 200,
  getHead: ({ context }, text, { productName, welcome }) => ({
    title: text.formatMessage({ id: 'head.landing' }, { places: getPlaces(context, text), productName }),
    description: welcome?.[getLanguage(text)]?.lead ?? text.formatMessage({ id: 'landing.lead' }),
    // Only the server's HTML needs these.
    ...(import.meta.env.SSR && {
      heading: welcome?.[getLanguage(text)]?.headline ?? text.formatMessage({ id: 'landing.title' }),
      image: context.offers[0]?.photo,
    }),
  }),
  View: LandingView,
});
