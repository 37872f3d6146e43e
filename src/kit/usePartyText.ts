import { getParty, type Guests } from '../../contract/rules/party.ts';
import { useText } from '../i18n/index.ts';

/** Returns a function that describes the number of guests, by age group if the property distinguishes them. */
export function usePartyText() {
  const text = useText();
  return (guests: Guests): string =>
    guests.party
      ? text('count.party', { ...getParty(guests) })
      : text('count.guests', { guests: guests.guestCount });
}
