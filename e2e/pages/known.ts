import { landingModel } from '../../machines/landing/landing.model.ts';
import { legalTextModel } from '../../machines/legalText/legalText.model.ts';
import { propertyModel } from '../../machines/property/property.model.ts';
import type { KnownWalk } from '../atlas/replay/tourOf.ts';
import type { Expectations } from '../support/expectation.ts';
import { landingExpected, type Story as LandingStory } from './landingExpected.ts';
import { legalTextExpected, type LegalTextState } from './legalTextExpected.ts';
import { propertyExpected, type Story as PropertyStory } from './propertyExpected.ts';

/** The page is come to anew from another one. */
const visited = { 'page.visited': { to: 'loading', costs: 3 } } as const;

export const legalTextWalk = {
  model: legalTextModel,
  start: 'loading',
  expected: legalTextExpected,
  detours: visited,
} satisfies KnownWalk<LegalTextState>;

/** Within the browser no dates are asked for: their form asks for the page anew. */
export type LandingWalked = 'loading' | 'ready' | 'empty' | 'failed';

const { loading, ready, empty, failed } = landingExpected;

export const landingWalk = {
  model: landingModel,
  start: 'loading',
  expected: {
    loading: {
      ...loading,
      leads: {
        'loadOffers.answered.some': 'ready',
        'loadOffers.answered.none': 'empty',
        'loadOffers.failed.unreachable': 'failed',
        'loadingTimeout.passed': 'failed',
      },
    },
    ready,
    empty,
    failed,
  } as Record<LandingWalked, { leads: Record<string, LandingWalked> }>,
  detours: visited,
} satisfies KnownWalk<LandingWalked>;

/** What the server answers who asks for dates. */
export type DatedLandingWalked = 'found' | 'noneFree' | 'unclear' | 'undated' | 'notSearched';

// Each is asked for anew: the form asks for the page.
const leads = {};

export const datedLandingWalk = {
  model: landingModel,
  start: 'found',
  expected: {
    found: { ...landingExpected.found, leads },
    noneFree: { ...landingExpected.noneFree, leads },
    unclear: { ...landingExpected.unclear, leads },
    undated: { ...landingExpected.undated, leads },
    notSearched: { ...landingExpected.notSearched, leads },
  } as Expectations<DatedLandingWalked, LandingStory>,
  detours: {
    'loadOffers.answered.free': { to: 'found', costs: 1 },
    'loadOffers.answered.taken': { to: 'noneFree', costs: 1 },
    'loadOffers.answered.unclear': { to: 'unclear', costs: 1 },
    'loadOffers.answered.unsearchable': { to: 'undated', costs: 1 },
    'loadOffers.answered.unanswered': { to: 'notSearched', costs: 1 },
  },
} satisfies KnownWalk<DatedLandingWalked>;

type PropertyWalked =
  | 'loading'
  | 'ready.shown'
  | 'ready.open.booking'
  | 'notFound'
  | 'noLongerLet'
  | 'failed';

// The page is opened as soon as it is shown; its other pages have walks of their own.
export const propertyWalk = {
  model: propertyModel,
  start: 'loading',
  expected: {
    loading: propertyExpected.loading,
    'ready.shown': { ...propertyExpected['ready.shown'], leads: { 'booking.opened': 'ready.open.booking' } },
    'ready.open.booking': propertyExpected['ready.open.booking'],
    notFound: propertyExpected.notFound,
    noLongerLet: propertyExpected.noLongerLet,
    failed: propertyExpected.failed,
  } as Expectations<PropertyWalked, PropertyStory>,
  detours: visited,
} satisfies KnownWalk<PropertyWalked>;
