import type { Page } from '@playwright/test';
import { loadCountryNames } from '../../contract/countries/index.ts';
import type { Model } from '../../machines/atlas/model.ts';
import { cancellationModel } from '../../machines/cancellation/cancellation.model.ts';
import { paymentModel } from '../../machines/payment/payment.model.ts';
import { guestsDraftModel } from '../../machines/guestsDraft/guestsDraft.model.ts';
import { registrationModel } from '../../machines/registration/registration.model.ts';
import { reservationModel } from '../../machines/reservation/reservation.model.ts';
import { stayDetailsModel } from '../../machines/stayDetails/stayDetails.model.ts';
import { loadingMayTake } from '../../machines/shared/loading.ts';
import { propertyOf } from '../atlas/replay/asked.ts';
import { disagreements, type Common } from '../support/agreement.ts';
import type { Expectations } from '../support/expectation.ts';
import { holdDelays } from '../support/heldDelays.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect, test } from '../support/test.ts';
import type { Plan, Tour } from '../support/tours.ts';
import { voiceOf } from '../support/voice.ts';
import type { Walker } from '../support/walk.ts';
import { walks } from '../support/walks.ts';
import { arriver } from './arriver.ts';
import { canceller } from './canceller.ts';
import { cancellationExpected } from './expected/cancellation.ts';
import { paymentExpected } from './expected/payment.ts';
import { registrationExpected } from './expected/registration.ts';
import { stayDetailsExpected } from './expected/stayDetails.ts';
import { reservationExpected } from './expected/reservation.ts';
import { Holder } from './holder.ts';
import { isNotTheGateway, payer } from './payer.ts';
import { reader } from './reader.ts';
import { drafter } from './drafter.ts';
import { guestsDraftExpected } from './expected/guestsDraft.ts';
import { registrar } from './registrar.ts';
import { opening, type Story } from './story.ts';

// When something was kept is told on the clock of the device.
test.use({ letsCallsFail: true, timezoneId: 'Europe/Lisbon' });

const unit = propertyOf('reservation-walks');

const comes = async (page: Page, { language }: Tour) => {
  const hostSide = new HostSide();
  await hostSide.guard(page);
  const countries = await loadCountryNames(language);
  return new Holder(page, hostSide, opening({ voice: voiceOf(language), countries, unit }));
};

interface Journey<S extends string> {
  model: Model;
  expected: Expectations<S, Story>;
  start: S;
  /** What happens in many states, and is looked at in one of them. */
  common?: readonly Common[];
  /** How a guest begins again where a journey has come to its end. */
  anew?: boolean;
  takesOnAtOnce?: Plan<S>['takesOnAtOnce'];
  opens: (holder: Holder) => Promise<Walker<S, Story>>;
}

function walked<S extends string>(journey: Journey<S>) {
  const { model, expected, start, common, anew = false, takesOnAtOnce, opens } = journey;
  const { id } = model.machine;
  test(`${id} does what a guest expects of it, in every state`, () => {
    expect(disagreements(model, expected, common)).toEqual([]);
  });
  walks({
    model,
    start,
    expected,
    ...(takesOnAtOnce && { takesOnAtOnce }),
    ...(common && { common }),
    detours: anew ? { 'page.reloaded': { to: start, costs: 5 } } : {},
    comes: async ({ page, tour }) => opens(await comes(page, tour)),
  });
}

const opened = async (holder: Holder) => {
  await holder.opens();
  return holder;
};

walked({
  model: reservationModel,
  expected: reservationExpected,
  start: 'loading.readingLink',
  common: [
    { in: /^/, when: 'link.read', leadsTo: 'loading.asking' },
    { in: /^/, when: 'link.read.incomplete', leadsTo: 'linkIncomplete' },
    { in: /^/, when: 'link.read.kept', leadsTo: 'kept.asking' },
    // What the device says before the guest does anything.
    { in: /^/, when: 'keeping.told' },
    { in: /^open\.(refreshing|stale)$/, when: 'keeping.stopped' },
    { in: /^open\.(refreshing|stale)$/, when: 'keeping.resumed' },
    // The browser's own affair: the link is followed, or no longer.
    { in: /^/, when: 'page.opened' },
    { in: /^/, when: 'page.left', leadsTo: 'loading.readingLink' },
    // What goes between the forms and their draft.
    { in: /^open/, when: 'forms.changed' },
    { in: /^open/, when: 'forms.sent' },
    { in: /^open/, when: 'draft.found' },
  ],
  opens: async (holder) => {
    await holdDelays(holder.page, loadingMayTake);
    return reader(holder, await holder.opensWithoutScripts());
  },
});

walked({
  model: registrationModel,
  expected: registrationExpected,
  start: 'loading',
  // What was typed comes back after a change of language.
  common: [
    { in: /^collecting$/, when: 'draft.recalled' },
    { in: /^(collecting|refused|notSaved)$/, when: 'draft.found', leadsTo: 'collecting' },
  ],
  anew: true,
  opens: async (holder) => registrar(await opened(holder)),
});

walked({
  model: guestsDraftModel,
  expected: guestsDraftExpected,
  start: 'off',
  common: [
    { in: /^on\.(?!kept)/, when: 'reservation.told.registered', leadsTo: 'off' },
    // What is typed meanwhile is asked about or sent afterwards, whatever it is.
    { in: /\.(touched|outdated|comparing|differing)$/, when: 'forms.changed.emptied' },
    { in: /\.comparing$/, when: 'forms.changed' },
    // What is on its way to be registered goes on in the walk of the registration.
    { in: /\.outdated$/, when: 'forms.sent', leadsTo: 'on.keeping.current' },
    { in: /\.notKept$/, when: 'forms.sent', leadsTo: 'on.withheld' },
    { in: /\.withheld$/, when: 'forms.changed', leadsTo: 'on.typing' },
    { in: /\.withheld$/, when: 'forms.changed.emptied', leadsTo: 'on.typing' },
    { in: /\.withheld$/, when: 'page.hidden', leadsTo: 'on.keeping.current' },
  ],
  opens: drafter,
});

walked({
  model: stayDetailsModel,
  expected: stayDetailsExpected,
  start: 'loading',
  opens: async (holder) => arriver(await opened(holder)),
});

walked({
  model: paymentModel,
  expected: paymentExpected,
  start: 'loading',
  // The host has opened the page: from here on nothing is asked that it could answer otherwise.
  common: [{ in: /^redirecting\.leaving$/, when: 'checkout.answered.elsewhere', leadsTo: 'loading' }],
  takesOnAtOnce: isNotTheGateway,
  opens: async (holder) => payer(await opened(holder)),
});

walked({
  model: cancellationModel,
  expected: cancellationExpected,
  start: 'loading',
  anew: true,
  opens: async (holder) => canceller(await opened(holder)),
});
