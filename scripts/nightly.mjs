/** Whether the tests run that are left to the night (`npm run test:all`), in addition to those of every change. */
export const isNightly = process.env.TESTS === 'all';

/** The machines of which browser tests take every transition by day as well. */
const everyTransitionByDay = new Set(['booking', 'property', 'payment', 'cancellation']);

/** Whether browser tests take every transition of a machine now; otherwise they visit each state once. */
export const takesEveryTransition = (/** @type {string} */ machine) =>
  isNightly || everyTransitionByDay.has(machine);
