import type { Exception } from 'statechart-atlas/playwright';
import { alternativesModel } from '../../machines/alternatives/alternatives.model.ts';
import { landingModel } from '../../machines/landing/landing.model.ts';
import { legalTextModel } from '../../machines/legalText/legalText.model.ts';
import { propertyModel } from '../../machines/property/property.model.ts';
import { alternativesRules } from '../../tests/machines/rules/alternatives.rules.ts';
import { landingRules } from '../../tests/machines/rules/landing.rules.ts';
import { legalTextRules } from '../../tests/machines/rules/legalText.rules.ts';
import { propertyRules } from '../../tests/machines/rules/property.rules.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { alternativesExpected } from './alternativesExpected.ts';
import { landingExpected } from './landingExpected.ts';
import { legalTextExpected } from './legalTextExpected.ts';
import { fromJourneys, propertyExpected } from './propertyExpected.ts';

/** A visit from another page of the site. */
const visited = { 'page.visited': { to: 'loading', cost: 3 } } as const;

export const legalTextWalk = defineWalk({
  model: legalTextModel,
  rules: legalTextRules,
  start: 'loading',
  expected: legalTextExpected,
  detours: visited,
});

export const alternativesWalk = defineWalk({
  model: alternativesModel,
  rules: alternativesRules,
  start: 'unasked',
  expected: alternativesExpected,
});

const { loading, ready, empty, failed, ...dated } = landingExpected;

/** The page opens by itself, and the memory of the tab has a scenario of its own (journeys/rememberedStay.spec.ts). */
const fromTab: readonly Exception[] = [
  { in: /^(ready|found|noneFree|undated|notSearched)$/, event: /^(page\.opened|stay\.recalled)$/ },
];

/** Links within the site ask for no dates: their form requests the page from the server. */
export const landingWalk = defineWalk({
  model: landingModel,
  rules: landingRules,
  start: 'loading',
  expected: { loading, ready, empty, failed },
  exceptions: fromTab,
  detours: visited,
});

/** The server's answers when dates are requested: each answer is another request for the page. */
export const datedLandingWalk = defineWalk({
  model: landingModel,
  rules: landingRules,
  start: 'found',
  expected: dated,
  exceptions: fromTab,
  detours: {
    'loadOffers.answered.free': { to: 'found', cost: 1 },
    'loadOffers.answered.taken': { to: 'noneFree', cost: 1 },
    'loadOffers.answered.unclear': { to: 'unclear', cost: 1 },
    'loadOffers.answered.unsearchable': { to: 'undated', cost: 1 },
    'loadOffers.answered.unanswered': { to: 'notSearched', cost: 1 },
  },
});

// The page opens the booking as soon as it is shown; the other pages of the property have a separate walk.
export const propertyWalk = defineWalk({
  model: propertyModel,
  rules: propertyRules,
  start: 'loading',
  expected: {
    loading: propertyExpected.loading,
    'ready.shown': propertyExpected['ready.shown'],
    'ready.open.booking': propertyExpected['ready.open.booking'],
    notFound: propertyExpected.notFound,
    noLongerLet: propertyExpected.noLongerLet,
    failed: propertyExpected.failed,
  },
  exceptions: fromJourneys,
  detours: visited,
});
