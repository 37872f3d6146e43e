import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Party } from '../../../contract/values/party.ts';
import { StayFields } from '../../../src/views/booking/stay/StayFields.tsx';
import { InEnglish } from '../support/inLanguage.tsx';
import type { Send } from '../support/screen.tsx';
import { bookingProps } from './bookingProps.ts';

test('keeps the numbers of two groups that change before the machine receives the first event', () => {
  const parties: Party[] = [];
  const send: Send = (event) => {
    if ('party' in event) parties.push(event.party as Party);
  };
  const show = (party: Party) => {
    const stay = { startDate: '', endDate: '', guestCount: party.adults + party.children, party };
    const props = bookingProps('dates.choosing', send, { stay, quote: undefined });
    const property = { ...props.property, ageGroups: { children: { toAge: 12 } } };
    return (
      <InEnglish>
        <StayFields {...props} property={property} />
      </InEnglish>
    );
  };
  const { rerender } = render(show({ adults: 2, children: 0, babies: 0 }));
  fireEvent.click(screen.getByRole('button', { name: 'Adults: one more' }));
  fireEvent.click(screen.getByRole('button', { name: 'Children (0–12 years): one more' }));
  rerender(show(parties.at(-1)!));
  expect(parties.at(-1)).toEqual({ adults: 3, children: 1, babies: 0 });
});
