import { defineAnswer } from 'statechart-atlas';
import type { FirstRunProgress } from '../../../contract/dashboard/firstRun.ts';
import type { firstRunMachine } from '../../../machines/dashboard/firstRun/firstRun.machine.ts';
import { firstRunModel } from '../../../machines/dashboard/firstRun/firstRun.model.ts';
import {
  progressWithoutProperty,
  sampleProgress,
} from '../../../machines/dashboard/firstRun/firstRun.samples.ts';
import { preparingSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { FirstRunView } from '../../../src/dashboard/views/firstRun/FirstRunView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const title = '# First steps';
const lead =
  'Six steps lead to a website on which guests can book. Everything is saved: you can stop at any time, and continue here or on another device.';
const screen = (...parts: string[]) => lines.join(title, ...parts);
const preparing = (...parts: string[]) => screen(lead, ...parts);

const moinho = '/host/properties/moinho';
const maxGuests = `${moinho}/edit/basics?issues=property.maxGuests`;
const rate = `${moinho}/edit/prices?issues=property.pricing.rate`;
const checkIn = `${moinho}/edit/rules?issues=property.rules.checkInAfter`;

/** All steps: some of them done, then the next one. */
const list = (done: number, addresses: Readonly<Record<string, string>> = {}) =>
  lines.join(
    '## All steps',
    ...[
      `Who you are → /host/passkeys`,
      `Your property → ${addresses['property'] ?? moinho}`,
      `Price → ${addresses['price'] ?? `${moinho}/edit/prices`}`,
      `Photos → ${moinho}/edit/photos`,
      `Payment, cancellation and house rules → ${addresses['terms'] ?? `${moinho}/edit/terms`}`,
      `Publication → ${moinho}/review`,
    ].flatMap((step, index) => [
      step,
      ...(index < done ? ['Done'] : []),
      ...(index === done ? ['Next'] : []),
    ]),
  );

const later = ['- Price', '- Photos', '- Payment, cancellation and house rules', '- Publication'];

const passkey = 'Add a passkey → /host/passkeys';
const welcome = (...texts: string[]) =>
  lines.join('## Welcome, Inês Carvalhal', ...texts, 'Begin with the property → /host/new-property');
const firstList = lines.join(
  '## All steps',
  'Who you are → /host/passkeys',
  'Next',
  'Your property → /host/new-property',
  ...later,
);
const person = lines.join(lead, welcome('With a passkey you sign in without a code.', passkey), firstList);

const review = lines.join(
  '## Moinho is ready',
  'See the page as guests will see it, then publish it.',
  'Times, house rules, payment and cancellation have the usual values wherever you have not changed them.',
);
const published = lines.join('Open the public page → /en/moinho', 'Go to today → /host');

/** An owner without a passkey, to whom the site cannot send a code. */
const withoutMail = { ...preparingSession, hasPasskey: false, isWithoutMail: true };

const answer = (progress: FirstRunProgress) =>
  defineAnswer('showProgress', progress, 'the host describes another progress', 'other');

testScreens<typeof firstRunMachine>({
  model: firstRunModel,
  view: ({ actor, snapshot }) => {
    const sendsMail = snapshot.context.progress?.services.includes('mail') !== true;
    const session = sendsMail ? preparingSession : withoutMail;
    return inDashboard(<FirstRunView actor={actor} session={session} />);
  },
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The first steps could not be loaded')),
    person: screen(person),
    property: preparing(
      `
      ## Describe Moinho
      2 points to complete
      Continue with the description → ${maxGuests}
      Basics › Guests is missing → ${maxGuests}
      Contact and profile › Contact › Phone is missing → ${moinho}/edit/contact?issues=property.contact.phone`,
      list(1, { property: maxGuests }),
    ),
    price: preparing(
      `
      ## Set the price
      A price for a night and one for the cleaning are enough. Seasons can have prices of their own.
      Enter the price → ${rate}
      Prices and seasons › Price of a night is missing → ${rate}`,
      list(2, { price: rate }),
    ),
    photos: preparing(
      `
      ## Show your property
      Choose photos from this device; the first one is the cover. Each needs a few words about what it shows.
      Add photos → ${moinho}/edit/photos`,
      list(3),
    ),
    terms: preparing(
      `
      ## Correct the terms
      Correct the terms → ${checkIn}
      House rules › Check-in from should be a time of day such as 15:00 or 09:30 → ${checkIn}`,
      list(4, { terms: checkIn }),
    ),
    review: preparing(review, `Review and publish → ${moinho}/review`, list(5)),
    closed: screen(
      `
      ## Moinho is published
      Guests see that the website opens soon. They can book when this is set up:
      Who offers the property, for the imprint → /host/settings/identity
      The mail server → /host/settings/mail
      Payments → /host/settings/payments`,
      published,
      list(6),
    ),
    online: screen(
      '## Moinho is online',
      'Guests see it, and can book. Send them the address of your website.',
      published,
      list(6),
    ),
    refreshing: screen(person),
    outdated: screen(lines.outdated, person),
  },
  cases: {
    'a person with a passkey begins with the property': [
      [answer(progressWithoutProperty)],
      preparing(
        `
        ## Begin your property
        Its name and a language are enough for now. Usual times, house rules and terms are filled in; you can change everything later.
        Begin the property → /host/new-property
        ## All steps
        Who you are → /host/passkeys
        Done
        Your property → /host/new-property
        Next`,
        ...later,
      ),
    ],
    'later steps say what is missing in them': [
      [
        answer({
          ...sampleProgress.property,
          steps: sampleProgress.property.steps.map((step) =>
            step.step === 'price' ? { ...step, errors: 1 } : step,
          ),
        }),
      ],
      preparing(
        `
        ## Describe Moinho
        2 points to complete
        Continue with the description → ${maxGuests}
        Basics › Guests is missing → ${maxGuests}
        Contact and profile › Contact › Phone is missing → ${moinho}/edit/contact?issues=property.contact.phone`,
        list(1, { property: maxGuests }).replace('edit/prices', 'edit/prices\n1 point to complete'),
      ),
    ],
    'a site without a mail server says how its owner signs in the next time': [
      [answer({ ...sampleProgress.person, services: ['mail'] })],
      preparing(
        welcome(
          'With a passkey you sign in without a code.',
          'The site has no mail server yet, so it cannot send you a code: next time, you sign in with a passkey, or with a link from the person who runs the server.',
          passkey,
        ),
        firstList,
      ),
    ],
    'a site that is closed because of example values leads to their property': [
      [answer({ ...sampleProgress.closed, services: ['property'] })],
      screen(
        `
        ## Moinho is published
        Guests see that the website opens soon. They can book when this is set up:
        The property, without example values → ${moinho}`,
        published,
        list(6),
      ),
    ],
  },
});
