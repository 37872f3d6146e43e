import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { apiBase, paymentWebhookPath, type OperationName } from '../contract/operations.ts';
import { tokenPath } from '../contract/schemas/token.ts';
import { findToken } from '../contract/values/tokenInLink.ts';
import { guestPages } from '../server/config/index.ts';
import { openHost, type FixedServices } from '../server/host/index.ts';
import type { Example } from '../server/host/openapi/examples.ts';
import type { Mail } from '../server/host/ports/mailer.ts';

// Generates server/host/openapi/examples.json: a guest of the first demo property books, pays, registers all guests and
// cancels; each call is recorded with its response. Run it after a change of the contract: node
// scripts/openapi-examples.ts

const root = join(import.meta.dirname, '..');
const client = { id: 'example', secret: 'example' };
const dataDir = await mkdtemp(join(tmpdir(), 'estadia-examples-'));

let codeMailed = Promise.withResolvers<string>();
let otpToken = '';
const readCode = ({ subject }: Mail) => /^\d{3} \d{3}\b/.exec(subject)?.[0].replace(' ', '');
let paymentId: string | undefined;
const session = 'cs_5SxJ0c1mYbVqk2pW';
const gateway: FixedServices['gateway'] = {
  getMethods: () => [
    { name: 'Visa' },
    { name: 'Mastercard' },
    { name: 'Apple Pay', dependsOnDevice: true },
    { name: 'MB WAY', countries: ['PT'] },
  ],
  openSession: ({ expiresAt }) =>
    Promise.resolve({ id: session, url: `https://pay.example.com/checkout/${session}`, expiresAt }),
  readSession: (id) =>
    Promise.resolve({
      id,
      status: paymentId === undefined ? 'open' : 'complete',
      mode: 'payment',
      paymentId,
      savedCard: undefined,
    }),
  expireSession: () => Promise.resolve(),
  deleteGuest: () => Promise.resolve(),
  readPayment: () => Promise.resolve(undefined),
  refund: () => Promise.resolve({ id: 're_1' }),
  charge: () => Promise.resolve({ status: 'declined' }),
  readWebhook: () => Promise.resolve({ id: 'evt_1', sessionId: session }),
};

const host = await openHost({
  dataDir,
  templateDir: undefined,
  contentDir: join(root, 'demo'),
  databaseUrl: undefined,
  pages: guestPages('https://stay.example.com'),
  productName: 'Estadia',
  mailsAccess: true,
  secretKey: 'only for examples',
  client,
  gateway,
  feeds: { read: () => Promise.reject(new Error('examples read no calendar feed')) },
  mailer: {
    send: async (mail) => {
      const code = readCode(mail);
      otpToken = findToken(mail.text) ?? '';
      if (code !== undefined) codeMailed.resolve(code);
    },
  },
  mailFrom: 'Estadia <no-reply@stay.example.com>',
  registrationRetentionDays: 365,
  reservationRetentionDays: 365,
  log: pino({ level: 'warn' }),
  watch: { codeMailRefused: () => undefined, holdNotFirm: () => undefined },
});
await host.work();

const ask = async (path: string, init: RequestInit) => {
  const response = await host.fetch(new Request(`https://stay.example.com${path}`, init));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

const { access_token } = (await ask(tokenPath, {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
  }),
})) as { access_token: string };

const examples: Partial<Record<OperationName, Example>> = {};

async function call<T>(name: OperationName, path: string, about: Omit<Example, 'answer'>): Promise<T> {
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => about.params?.[param] ?? '');
  const answer: unknown = await ask(apiBase + filled, {
    method: about.body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
    ...(about.body !== undefined && { body: JSON.stringify(about.body) }),
  });
  examples[name] = { ...about, answer };
  return answer as T;
}

const id = host.getOffered().unitIds[0]!;
const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
const stay = { startDate: day(100), endDate: day(104) };

const unit = await call<{ paymentOptions: { id: string }[] }>('getRentalUnit', '/rental-unit/{id}', {
  params: { id },
});
await call('getAvailability', '/rental-unit/{id}/availability', { params: { id } });
await call('listRentalUnits', '/rental-units/{page}', { params: { page: '1' } });
await call('searchStays', '/stay-search/{startDate}/{endDate}/{guestCount}/{page}', {
  params: { ...stay, guestCount: '5', page: '1' },
});
const quote = await call<{ total: { amount: number } }>('previewPrice', '/reservation/price-preview', {
  body: { id, ...stay, guestCount: 2 },
});
const hold = await call<{ id: string; number: string; token: string }>('createReservation', '/reservation', {
  body: {
    rentalUnitId: id,
    ...stay,
    guests: 2,
    guest: {
      firstName: 'Maria',
      lastName: 'Santos',
      email: 'maria@example.com',
      phonePrefix: '+351',
      phone: '912 345 678',
      locale: 'en',
    },
    specialRequests: 'Is there a cot for a baby?',
    arrivalTime: '22:00',
    paymentOptionId: unit.paymentOptions[0]!.id,
    expectedTotal: quote.total.amount,
  },
});
const reservationId = hold.id;
await codeMailed.promise;
codeMailed = Promise.withResolvers();
await call('resendOtp', '/reservation/otp/resend', { body: { reservationId } });
const otp = await codeMailed.promise;
await call('readOtpLink', '/reservation/otp/link', { body: { reservationId, otpToken } });
await call('verifyOtp', '/reservation/otp', { body: { reservationId, otp } });
await call('createCheckout', '/payment', { body: { reservationId } });
paymentId = 'pay_1';
await host.fetch(new Request(`https://stay.example.com${paymentWebhookPath}`, { method: 'POST' }));
const visitor = {
  name: 'Maria Santos',
  surname: 'Santos',
  givenNames: 'Maria',
  dateOfBirth: '1988-04-02',
  placeOfBirth: 'São Paulo',
  documentNumber: 'XX000000',
  documentType: 'passport',
  documentCountry: 'BRA',
  nationality: 'BRA',
  countryOfResidence: 'BRA',
  placeOfResidence: 'Campinas',
};
const companion = { ...visitor, name: 'Pedro Santos', givenNames: 'Pedro', documentNumber: 'XX000001' };
const { name: _, ...begun } = visitor;
const draft = [
  { ...begun, sharesResidence: false },
  { ...begun, givenNames: 'Pedro', documentNumber: '', sharesResidence: true },
];
await call('keepGuestsDraft', '/reservation/guests/draft', {
  body: { reservationId, token: hold.token, guests: draft, revision: { by: 'kT2mYx0c', number: 1 } },
});
await call('readGuestsDraft', '/reservation/guests/draft/read', {
  body: { reservationId, token: hold.token },
});
await call('registerGuests', '/reservation/guests', {
  body: { reservationId, token: hold.token, guests: [visitor, companion] },
});
await call('saveStayDetails', '/reservation/details', {
  body: {
    reservationId,
    token: hold.token,
    invoice: {
      name: 'Maria Santos',
      taxNumber: '123456789',
      address: 'Rua do Exemplo 1\n1100-000 Lisboa',
      country: 'PRT',
    },
    arrivalTime: '23:30',
  },
});
await call('getReservation', '/reservation/{id}/{token}', {
  params: { id: reservationId, token: hold.token },
});
codeMailed = Promise.withResolvers();
const access = await call<{ accessId: string }>('requestAccess', '/reservation/access', {
  body: { number: hold.number, email: 'maria@example.com' },
});
await call('openAccess', '/reservation/access/open', {
  body: { accessId: access.accessId, otp: await codeMailed.promise },
});
await call('cancelReservation', '/reservation/cancel', {
  body: { reservationId, token: hold.token, expectedRefund: quote.total.amount },
});
await call('contactHost', '/contact', {
  body: {
    rentalUnitId: id,
    name: 'Maria Santos',
    email: 'maria@example.com',
    phonePrefix: '+351',
    phone: '912 345 678',
    reservationId: '',
    message: 'Is there room for a cot in the second bedroom?',
  },
});

await call('getLegalText', '/legal/{text}', { params: { text: 'imprint' } });

await writeFile(join(root, 'server/host/openapi/examples.json'), `${JSON.stringify(examples, null, 2)}\n`);
await host.close();
await rm(dataDir, { recursive: true });
