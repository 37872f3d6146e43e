import { bookablePropertyAt } from '../actors/bookableProperty.ts';
import { checkoutWorld } from './checkoutWorld.ts';
import { pageOfProperty } from './pageOfProperty.ts';
import { runnerOf } from '../frame/runMachine.ts';
import { SuccessOfBooking } from './SuccessOfBooking.tsx';

export const page = pageOfProperty('return.opened', {
  run: (services) => runnerOf(bookablePropertyAt(checkoutWorld(services))),
  View: SuccessOfBooking,
  titlePart: (_, text) => text.formatMessage({ id: 'success.heading' }),
});
