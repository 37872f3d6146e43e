import { resolve } from 'node:path';
import { completeLanguages } from '../contract/values/language.ts';
import { landingPage, legalPage, reservationAccessPage, successPage } from '../contract/rules/addresses.ts';
import { legalTexts } from '../contract/values/legalTexts.ts';
import { defineAtlas } from 'statechart-atlas';
import { models } from '../machines/models.ts';
import { calls, activities } from './atlas/calls.ts';
import { dashboardAddresses } from './atlas/dashboardPages.ts';
import { contactAddress, mails, otpLinkAddress, propertyAddress, reservationAddress } from './atlas/mails.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The configuration of statechart-atlas: the machines, and the pages, calls and e-mails around them. */
export const product = defineAtlas({
  name: 'Estadia',
  machinesFolder: resolve(import.meta.dirname, '../machines'),
  languages: completeLanguages.map((id) => ({ id, name: languageNames.of(id)! })),
  models,
  pages: [
    { address: landingPage('{language}'), description: 'the properties of the site', machine: 'landing' },
    { address: propertyAddress, description: 'a property and its booking form', machine: 'property' },
    {
      address: successPage('{language}', '{unit}'),
      description: 'the page after the payment',
      machine: 'property',
    },
    {
      address: contactAddress,
      description: 'the form for messages to the host',
      machine: 'property',
      visibleMachines: ['contact'],
    },
    {
      address: reservationAddress,
      description: 'a reservation, opened with its link',
      machine: 'reservation',
    },
    {
      address: otpLinkAddress,
      description: 'the confirmation of the e-mail address with the link in the e-mail',
      machine: 'otpLink',
    },
    {
      address: reservationAccessPage('{language}'),
      description: 'access to a reservation with its number and a code',
      machine: 'reservationAccess',
    },
    ...legalTexts.map((text) => ({
      address: legalPage('{language}', text),
      description: `the host’s ${text === 'privacy' ? 'privacy notice' : text}`,
      machine: 'legalText',
    })),
    ...dashboardAddresses,
  ],
  calls,
  activities,
  mails,
  displayNames: { otp: 'E-mail code', redirecting: 'Redirect to payment', byMail: 'Confirmed by e-mail' },
  mainPath: [
    { machine: 'landing', states: ['loading', 'ready'], description: 'finds a property' },
    { machine: 'property', states: ['loading', 'ready.open.booking'], description: 'views the property' },
    {
      machine: 'booking',
      states: ['dates.pricing', 'dates.priced'],
      description: 'gets a price for the dates',
    },
    { machine: 'booking', states: ['form.editing', 'form.creating'], description: 'enters their details' },
    {
      machine: 'booking',
      states: ['otp.entering', 'otp.verifying'],
      description: 'verifies their e-mail address',
    },
    { machine: 'checkout', states: ['creating', 'leaving'], description: 'leaves the site to pay' },
    {
      machine: 'property',
      states: ['ready.open.returning', 'ready.open.returned'],
      description: 'returns from the payment',
    },
    { machine: 'booking', states: ['resuming.asking', 'success.paid'], description: 'completes the booking' },
    {
      machine: 'reservation',
      states: ['loading.asking', 'open.current'],
      description: 'opens the reservation link',
    },
    { machine: 'stayDetails', states: ['shown', 'editing', 'saving'], description: 'sets the arrival time' },
    {
      machine: 'registration',
      states: ['collecting', 'saving', 'confirmed'],
      description: 'registers all guests',
    },
    {
      machine: 'cancellation',
      states: ['available', 'confirming'],
      description: 'opens the cancellation',
    },
    { machine: 'cancellation', states: ['cancelling', 'cancelled'], description: 'cancels the stay' },
  ],
});
