import { startStripe } from './startStripe.ts';

// The stand-in as a process of its own, for tests that run the whole site. It says where it is, is told how many seconds
// its clock is ahead, and ends with who started it.
const stripe = await startStripe({ webhookUrl: process.env['WEBHOOK_URL'] ?? '' });
const { url, secretKey, webhookSecret } = stripe;
process.on('message', (ahead: number) => {
  stripe.clock.ahead = ahead;
  process.send?.('ahead');
});
process.on('disconnect', () => void stripe.close());
process.send?.({ url, secretKey, webhookSecret });
