/** Whether the tests run that are left to the night (`npm run test:all`), in addition to those of every change. */
export const isNightly = process.env.TESTS === 'all';
