import type { Settings } from '../../../contract/dashboard/settings.ts';

/** The settings of a site that takes bookings: everything comes from the dashboard, except the public address. */
export const sampleSettings: Settings = {
  revision: 's-3',
  isClosed: false,
  missing: [],
  site: {
    name: { value: 'Casa', source: 'dashboard' },
    languages: { value: ['en', 'pt'], source: 'dashboard' },
    accent: '#0b6b4f',
    logo: null,
    welcome: { value: { en: { headline: 'Two houses by the sea' } }, source: 'dashboard' },
  },
  identity: {
    value: {
      name: 'Inês Carvalhal',
      address: 'Rua do Exemplo 1, Lisboa',
      taxNumber: '500000000',
      email: 'ines@example.com',
      disputeBodies: [{ name: 'Centro de Arbitragem', website: 'https://arbitragem.example' }],
    },
    source: 'dashboard',
  },
  legal: {
    value: {},
    source: 'default',
    standard: { en: { privacy: '# Privacy', terms: '# Terms', imprint: '# Imprint' } },
  },
  mail: {
    source: 'dashboard',
    value: { server: 'smtp.example.com', port: 587, security: 'starttls', user: 'ines' },
    hasPassword: true,
    from: { value: 'bookings@casa.example', source: 'dashboard' },
  },
  payments: {
    source: 'dashboard',
    mode: 'test',
    keyEnd: 'x9K2',
    webhook: { isOwn: true, lastEventAt: '2027-05-01T08:00:00Z' },
  },
  address: { value: 'https://casa.example', source: 'environment', isLocal: false },
};

/** The same after somebody else has changed them. */
export const changedSettings: Settings = {
  ...sampleSettings,
  revision: 's-4',
  mail: { ...sampleSettings.mail, value: { ...sampleSettings.mail.value!, server: 'mail.example.com' } },
};

/** The settings of a site whose mail server is set on the server, where the dashboard cannot change it. */
export const fixedSettings: Settings = {
  ...sampleSettings,
  revision: 's-5',
  mail: {
    ...sampleSettings.mail,
    source: 'environment',
    from: { value: 'bookings@casa.example', source: 'environment' },
  },
};

/** The settings of a new site, which guests cannot use yet. */
export const firstSettings: Settings = {
  ...sampleSettings,
  revision: 's-0',
  isClosed: true,
  missing: ['property', 'identity', 'mail', 'payments'],
  site: {
    name: { value: 'Estadia', source: 'default' },
    languages: { value: ['en', 'pt', 'fr', 'de', 'es'], source: 'default' },
    accent: null,
    logo: null,
    welcome: { value: {}, source: 'default' },
  },
  identity: { value: null, source: 'default' },
  mail: {
    source: 'default',
    value: null,
    hasPassword: false,
    from: { value: 'bookings@casa.example', source: 'default' },
  },
  payments: { source: 'default', mode: 'none', keyEnd: null, webhook: null },
};
