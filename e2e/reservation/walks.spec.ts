import type { Page } from '@playwright/test';
import { loadCountryNames } from '../../contract/values/countries/index.ts';
import { loadingTimeout } from '../../machines/shared/loading.ts';
import type { Walk } from 'statechart-atlas/playwright';
import { holdDelays } from '../support/heldDelays.ts';
import { getProperty } from '../support/requestedProperty.ts';
import { HostStub } from '../support/hostStub.ts';
import { test } from '../support/test.ts';
import type { Tour } from '../support/tour.ts';
import { getTranslator } from '../support/translator.ts';
import type { Walker } from '../support/walk.ts';
import { unfoldParts } from '../support/unfoldParts.ts';
import { createWalkTests } from '../support/walks.ts';
import { arriver } from './arriver.ts';
import { canceller } from './canceller.ts';
import { Holder } from './holder.ts';
import {
  cancellationWalk,
  guestsDraftWalk,
  paymentWalk,
  registrationWalk,
  reservationWalk,
  stayDetailsWalk,
} from './walks.ts';
import { payer } from './payer.ts';
import { reader } from './reader.ts';
import { drafter } from './drafter.ts';
import { registrar } from './registrar.ts';
import { opening, type Scenario } from './scenario.ts';

// The age of an offline copy is shown in the time zone of the device.
test.use({ allowsFailedCalls: true, timezoneId: 'Europe/Lisbon' });

const unit = getProperty('reservation-walks');

const createHolder = async (page: Page, { language }: Tour) => {
  const hostStub = new HostStub();
  await hostStub.intercept(page);
  // On a busy machine, an answer may take longer than the page waits.
  await holdDelays(page, loadingTimeout);
  await unfoldParts(page);
  const countries = await loadCountryNames(language);
  return new Holder(page, hostStub, opening({ translator: getTranslator(language), countries, unit }));
};

interface Journey<S extends string> extends Walk<S> {
  open: (holder: Holder) => Promise<Walker<S, Scenario>>;
}

function walkJourney<S extends string>({ open, ...journey }: Journey<S>) {
  createWalkTests({ ...journey, open: async ({ page, tour }) => open(await createHolder(page, tour)) });
}

const openHolder = async (holder: Holder) => {
  await holder.open();
  return holder;
};

walkJourney({
  ...reservationWalk,
  open: async (holder) => {
    return reader(holder, await holder.openWithoutScripts());
  },
});

walkJourney({
  ...registrationWalk,
  open: async (holder) => registrar(await openHolder(holder)),
});

walkJourney({
  ...guestsDraftWalk,
  open: drafter,
});

walkJourney({
  ...stayDetailsWalk,
  open: async (holder) => arriver(await openHolder(holder)),
});

walkJourney({
  ...paymentWalk,
  open: async (holder) => payer(await openHolder(holder)),
});

walkJourney({
  ...cancellationWalk,
  open: async (holder) => canceller(await openHolder(holder)),
});
