import { bookablePropertyAt } from '../actors/bookableProperty.ts';
import { BookableProperty } from './BookableProperty.tsx';
import { pageOfProperty } from './pageOfProperty.ts';
import { runnerOf } from './runMachine.ts';
import { worldOf } from './services.ts';

export const page = pageOfProperty('booking.opened', {
  run: (services) => runnerOf(bookablePropertyAt(worldOf(services))),
  View: BookableProperty,
});
