import { bookablePropertyAt } from '../actors/bookableProperty.ts';
import { BookableProperty } from './BookableProperty.tsx';
import { propertyPage } from './propertyPage.ts';
import { runnerOf } from './runMachine.ts';
import { worldOf } from './services.ts';

export const page = propertyPage('booking.opened', {
  run: (services) => runnerOf(bookablePropertyAt(worldOf(services))),
  View: BookableProperty,
});
