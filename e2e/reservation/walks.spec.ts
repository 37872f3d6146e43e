import type { Page } from '@playwright/test';
import { loadCountryNames } from '../../contract/countries/index.ts';
import { loadingTimeout } from '../../machines/shared/loading.ts';
import { getProperty } from '../atlas/replay/asked.ts';
import type { KnownWalk } from '../atlas/replay/tourOf.ts';
import { holdDelays } from '../support/heldDelays.ts';
import { HostSide } from '../support/hostSide.ts';
import { test } from '../support/test.ts';
import type { Tour } from '../support/tours.ts';
import { getTranslations } from '../support/voice.ts';
import type { Walker } from '../support/walk.ts';
import { walks } from '../support/walks.ts';
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
} from './known.ts';
import { payer } from './payer.ts';
import { reader } from './reader.ts';
import { drafter } from './drafter.ts';
import { registrar } from './registrar.ts';
import { opening, type Story } from './story.ts';

// The age of an offline copy is shown in the time zone of the device.
test.use({ letsCallsFail: true, timezoneId: 'Europe/Lisbon' });

const unit = getProperty('reservation-walks');

const comes = async (page: Page, { language }: Tour) => {
  const hostSide = new HostSide();
  await hostSide.guard(page);
  const countries = await loadCountryNames(language);
  return new Holder(page, hostSide, opening({ voice: getTranslations(language), countries, unit }));
};

interface Journey<S extends string> extends KnownWalk<S> {
  opens: (holder: Holder) => Promise<Walker<S, Story>>;
}

function walked<S extends string>({ opens, ...journey }: Journey<S>) {
  walks({ ...journey, comes: async ({ page, tour }) => opens(await comes(page, tour)) });
}

const opened = async (holder: Holder) => {
  await holder.opens();
  return holder;
};

walked({
  ...reservationWalk,
  opens: async (holder) => {
    await holdDelays(holder.page, loadingTimeout);
    return reader(holder, await holder.opensWithoutScripts());
  },
});

walked({
  ...registrationWalk,
  opens: async (holder) => registrar(await opened(holder)),
});

walked({
  ...guestsDraftWalk,
  opens: drafter,
});

walked({
  ...stayDetailsWalk,
  opens: async (holder) => arriver(await opened(holder)),
});

walked({
  ...paymentWalk,
  opens: async (holder) => payer(await opened(holder)),
});

walked({
  ...cancellationWalk,
  opens: async (holder) => canceller(await opened(holder)),
});
