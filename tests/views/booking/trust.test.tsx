import { getCommonMethods } from '../../../contract/rules/commonMethods.ts';
import type { PaymentMethod } from '../../../contract/schemas/quote.ts';
import { DirectBooking } from '../../../src/views/booking/trust/DirectBooking.tsx';
import { HostInCard } from '../../../src/views/booking/trust/HostInCard.tsx';
import { PaymentMethods } from '../../../src/views/booking/trust/PaymentMethods.tsx';
import { property } from '../support/property.ts';
import { quote } from '../support/quote.ts';
import { testScreen } from '../support/screen.tsx';
import { expect, test } from 'vitest';

const withoutPhone = { ...property, host: { ...property.host, phone: undefined } };
const seller = { ...property.legal!, name: 'Limoeiro, Lda.' };

testScreen(
  'a direct booking with a host whose telephone number is not public',
  () => <DirectBooking property={withoutPhone} />,
  `
    You book and pay directly with Inês Carvalhal: no booking fees are added.
    Questions? [Write to Inês Carvalhal](/en/casa-do-limoeiro/contact).
  `,
);

testScreen(
  'a direct booking whose payment goes to a company, with the fee of platforms',
  () => <DirectBooking property={{ ...withoutPhone, legal: seller, platformFee: 14.5 }} />,
  `
    You book directly with Inês Carvalhal, and your payment goes to Limoeiro, Lda.: no booking fees are added.
    According to Inês Carvalhal, guests usually pay about 14.5% more on booking platforms.
    Questions? [Write to Inês Carvalhal](/en/casa-do-limoeiro/contact).
  `,
);

testScreen(
  'a direct booking with an unknown recipient',
  () => <DirectBooking property={{ ...withoutPhone, legal: undefined }} />,
  `
    You book directly with Inês Carvalhal: no booking fees are added.
    Questions? [Write to Inês Carvalhal](/en/casa-do-limoeiro/contact).
  `,
);

testScreen(
  'the host with a photo and a number without a public register',
  () => (
    <HostInCard
      property={{
        ...property,
        registrationLink: undefined,
        host: { ...property.host, photo: property.photos[0]! },
      }}
    />
  ),
  `
    Inês Carvalhal
    Hosting since 2016
    Usually replies within an hour
    Languages: Português, English and Français
    Registration number: 123456/AL
  `,
);

const methods: PaymentMethod[] = [
  { name: 'Visa' },
  { name: 'Apple Pay', dependsOnDevice: true },
  { name: 'Google Pay', dependsOnDevice: true },
  { name: 'MB WAY', countries: ['PT', 'ES'] },
];

testScreen(
  'the ways to pay, with their countries and devices',
  () => <PaymentMethods methods={methods} />,
  `
    You can pay with
    - Visa
    - Apple Pay
    - Google Pay
    - MB WAY (Portugal and Spain)
    Depending on your device: Apple Pay and Google Pay
  `,
);

testScreen('no ways to pay if the host names none', () => <PaymentMethods methods={undefined} />, '');

test('a price names the ways to pay that every payment option has', () => {
  const [now, later] = quote.paymentOptions;
  const visa = { name: 'Visa' };
  const paymentOptions = [
    { ...now!, methods },
    { ...later!, methods: [visa] },
  ];
  expect(getCommonMethods({ paymentOptions })).toEqual([visa]);
  expect(getCommonMethods({ paymentOptions: [{ ...now!, methods }, later!] })).toEqual([]);
  expect(getCommonMethods(quote)).toEqual([]);
});
