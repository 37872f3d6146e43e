import { startStripe } from './startStripe.ts';

// Stripe as a process of its own, for tests that run the whole site. It sends its address, receives the offset of its clock
// in seconds, and ends with its parent.
const stripe = await startStripe({ webhookUrl: process.env['WEBHOOK_URL'] ?? '' });
const { url, secretKey, webhookSecret } = stripe;
process.on('message', (ahead: number) => {
  stripe.clock.ahead = ahead;
  process.send?.('ahead');
});
process.on('disconnect', () => void stripe.close());
process.send?.({ url, secretKey, webhookSecret });
