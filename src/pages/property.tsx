import { bookablePropertyAt } from '../actors/bookableProperty.ts';
import { checkoutWorld } from './checkoutWorld.ts';
import { BookableProperty } from './BookableProperty.tsx';
import { pageOfProperty } from './pageOfProperty.ts';
import { runnerOf } from '../frame/runMachine.ts';

export const page = pageOfProperty('booking.opened', {
  run: (services) => runnerOf(bookablePropertyAt(checkoutWorld(services))),
  View: BookableProperty,
});
