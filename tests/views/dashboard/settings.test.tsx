import { defineAnswer } from 'statechart-atlas';
import type {
  addressCheckMachine,
  AddressResult,
} from '../../../machines/dashboard/addressCheck/addressCheck.machine.ts';
import { addressCheckModel } from '../../../machines/dashboard/addressCheck/addressCheck.model.ts';
import type { settingsMachine } from '../../../machines/dashboard/settings/settings.machine.ts';
import { settingsModel } from '../../../machines/dashboard/settings/settings.model.ts';
import {
  firstSettings,
  fixedSettings,
  sampleSettings,
} from '../../../machines/dashboard/shared/settings.samples.ts';
import { AddressCheckView } from '../../../src/dashboard/views/addressCheck/AddressCheckView.tsx';
import { SettingsView } from '../../../src/dashboard/views/settings/SettingsView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Settings', ...parts);
const lead = 'Only owners see and change these settings.';
const values = {
  site: 'Casa · English, Português',
  welcome: 'Your own texts: English',
  identity: 'Inês Carvalhal',
  legal: 'Standard texts',
  mail: 'smtp.example.com · bookings@casa.example',
  payments: 'Stripe in test mode: no money moves',
};
const listWith = (changed: Partial<typeof values> = {}) => {
  const { site, welcome, identity, legal, mail, payments } = { ...values, ...changed };
  return `
    Name, languages and look ${site} → /host/settings/site
    Welcome texts ${welcome} → /host/settings/welcome
    Legal identity ${identity} → /host/settings/identity
    Legal texts ${legal} → /host/settings/legal
    Mail server ${mail} → /host/settings/mail
    Payments ${payments} → /host/settings/payments
    Public address https://casa.example Set by PUBLIC_URL on the server → /host/settings/address`;
};
const list = listWith();
const identityMissing = 'Enter your name, address and tax number → /host/settings/identity';
const shownAs = (settings: object) =>
  defineAnswer('getSettings', settings, 'the host sends other settings', 'other');

testScreens<typeof settingsMachine>({
  model: settingsModel,
  view: ({ actor }) => inDashboard(<SettingsView actor={actor} />),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The settings could not be loaded')),
    'shown.idle': screen(lead, list),
    'shown.refreshing': screen(lead, list),
    'shown.outdated': screen(lead, lines.outdated, list),
  },
  cases: {
    'a new site, which guests cannot use yet': [
      [shownAs(firstSettings)],
      screen(
        lead,
        'Guests cannot book yet',
        'The site says that it opens soon, until this is done:',
        'Publish a property of your own without example values → /host/properties',
        identityMissing,
        'Connect a mail server → /host/settings/mail',
        'Connect Stripe → /host/settings/payments',
        listWith({
          site: 'Estadia · English, Português, Français, Deutsch, Castellano',
          welcome: 'Standard texts',
          identity: 'Not entered yet',
          mail: 'No mail server',
          payments: 'Guests cannot pay online',
        }),
      ),
    ],
    'a mail server that is set on the server': [
      [shownAs(fixedSettings)],
      screen(lead, listWith({ mail: `${values.mail} Set by SMTP_URL on the server` })),
    ],
    'something that is missing while the site is open': [
      [shownAs({ ...sampleSettings, missing: ['identity'] })],
      screen(lead, 'This is still missing', identityMissing, list),
    ],
  },
});

const addressAfter = (result: string, ...parts: string[]) =>
  lines.join(
    '# Public address',
    result,
    'Guests find the site at this address, and links in emails begin with it. It is set on the server.',
    'Public address',
    ...parts,
  );
const address = (...parts: string[]) => addressAfter('', ...parts);
const present = lines.join('https://casa.example', 'Set by PUBLIC_URL on the server');
const check = '[Check the address] => check.requested';
const back = 'All settings → /host/settings';
const failedBecause = (reason: string) =>
  address(present, lines.alert('The address was not checked', reason), check, back);
const checkedAs = (result: AddressResult) =>
  defineAnswer('checkAddress', result, 'the host sends another result', 'other');

testScreens<typeof addressCheckMachine>({
  model: addressCheckModel,
  view: ({ actor }) => inDashboard(<AddressCheckView actor={actor} />),
  screens: {
    loading: lines.join('# Public address', lines.loading),
    notLoaded: lines.join('# Public address', lines.notLoaded('The settings could not be loaded')),
    shown: address(present, check, back),
    checking: address(present, lines.waiting(check), back),
    checked: addressAfter('status| The address leads to this site', present, check, back),
    notChecked: failedBecause(lines.tooMany),
    unconfirmed: failedBecause(lines.unreachable),
  },
  cases: {
    'an address that only this machine can reach': [
      [
        defineAnswer(
          'getSettings',
          {
            ...sampleSettings,
            address: { value: 'http://localhost:3000', source: 'default', isLocal: true },
          },
          'the host sends a local address',
          'local',
        ),
        'check.requested',
        checkedAs('local'),
      ],
      addressAfter(
        lines.join(
          'status| Only this machine can reach the address',
          'status| To receive guests, set PUBLIC_URL on the server to an address on the internet.',
        ),
        'http://localhost:3000',
        'Only this machine can reach it.',
        check,
        back,
      ),
    ],
    'another site at the address': [
      ['getSettings.answered', 'check.requested', checkedAs('another-site')],
      addressAfter(
        lines.join(
          'status| Another site answers at the address',
          'status| Check where the domain points, and PUBLIC_URL on the server.',
        ),
        present,
        check,
        back,
      ),
    ],
  },
});
