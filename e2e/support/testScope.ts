/** Whether the tests of the night run too: `TESTS=all`, which `npm run test:all` sets. */
export const runsAllTests = process.env['TESTS'] === 'all';
