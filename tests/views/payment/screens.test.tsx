import { testPaymentScreens } from './testPaymentScreens.tsx';

testPaymentScreens({
  loading: '',
  settled: '',
  due: `
      A payment did not go through
      We could not charge €300.65 to your card. Please pay it now, with the same card or another one, to keep your booking.
      [Pay €300.65 now] => payment.requested
    `,
  'redirecting.creating': `
      A payment did not go through
      We could not charge €300.65 to your card. Please pay it now, with the same card or another one, to keep your booking.
      [Pay €300.65 now] (busy)
    `,
  'redirecting.leaving': `
      A payment did not go through
      We could not charge €300.65 to your card. Please pay it now, with the same card or another one, to keep your booking.
      [Pay €300.65 now] (busy)
    `,
  notRedirected: `
      A payment did not go through
      We could not charge €300.65 to your card. Please pay it now, with the same card or another one, to keep your booking.
      [Pay €300.65 now] => payment.requested
      alert (focus)| Payment error
      alert (focus)| We could not process your payment or redirect you to the checkout. Please try again.
    `,
});
