import { getParty, type Guests } from '../../../contract/rules/party.ts';
import { useText } from '../../i18n/index.ts';

/** How many guests there are, and who, where they are told apart. */
export function usePartyWords() {
  const text = useText();
  return (guests: Guests): string =>
    guests.party
      ? text('count.party', getParty(guests))
      : text('count.guests', { guests: guests.guestCount });
}
