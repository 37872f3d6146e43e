import { expect, test } from 'vitest';
import { guestDetailsMachine } from '../../machines/guestDetails/guestDetails.machine.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { emptyGuestDetails } from '../../machines/guestDetails/emptyGuestDetails.ts';
import { persistDetails } from '../../src/actors/persistDetails.ts';
import { getLikelyPrefix } from '../../src/actors/getLikelyPrefix.ts';
import { startNextTo } from './support/startNextTo.ts';
import { createMemoryStorage } from './support/createMemoryStorage.ts';

test.each([
  [['de-DE', 'de', 'en-US', 'en'], '+49'],
  [['en-GB', 'en'], '+44'],
  [['pt-BR', 'pt'], '+55'],
  [['de-AT'], '+43'],
  // Some browsers name the language before the region, and some the language alone.
  [['fr', 'fr-CH', 'en-US'], '+41'],
  [['de', 'en-US', 'en'], '+49'],
  [['nl'], '+31'],
  [['zh-Hant-TW'], '+886'],
  [['en', 'de-DE'], ''],
  [['es-419'], ''],
  [['not a language'], ''],
  [[], ''],
])('a browser in %j suggests the prefix %j', (languages, prefix) =>
  expect(getLikelyPrefix(languages)).toBe(prefix),
);

test('a booking begins with the suggested prefix where the device remembers nobody', () => {
  const begun = (storage = createMemoryStorage()) => {
    const { actor, other, leave } = startNextTo({
      id: 'guestDetails',
      journey: guestDetailsMachine,
      input: {
        language: 'en',
        unitId: 'casa',
        bookingId: 'b',
        guestCount: 2,
        guest: emptyGuestDetails,
      } as never,
      others: { booking: bookingMachine },
      sidecar: persistDetails(storage),
    });
    const prefixes = [
      actor.getSnapshot().context.guest.phonePrefix,
      other<typeof bookingMachine>('booking').getSnapshot().context.details.phonePrefix,
    ];
    leave();
    return prefixes;
  };
  const suggested = getLikelyPrefix();
  expect(suggested).toBe('+1');
  expect(begun()).toEqual([suggested, suggested]);

  const remembering = createMemoryStorage();
  remembering.write('remember-details', true);
  remembering.write('guest-info', { ...emptyGuestDetails, firstName: 'Ana', phonePrefix: '+351' });
  expect(begun(remembering)).toEqual(['+351', '']);
});
