import { press, chooseDate, type } from './guest.ts';

export const chooseDates = async () => {
  await chooseDate('Check-in', '2027-05-03');
  await chooseDate('Check-out', '2027-05-06');
};

export const fillInForm = async () => {
  await type('First name', 'Ana');
  await type('Last name', 'Silva');
  await type('Email', 'ana@example.com');
  await type('Country prefix', 'PT');
  await type('Phone number', '912 345 678');
};

/** Orders a stay, so that the code is waited for. */
export const goToCode = async (beforeCode: () => Promise<void> = () => Promise.resolve()) => {
  await chooseDates();
  await press('Book now');
  await beforeCode();
  await press('Book with obligation to pay');
};

/** The state that the booking is in. */
export const state = () => document.querySelector('[data-machine=booking]')?.getAttribute('data-state');
