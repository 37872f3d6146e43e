import { describe } from 'vitest';
import type { Language } from '../../../contract/language.ts';
import { BookingView } from '../../../src/views/booking/BookingView.tsx';
import type { BookingState } from '../../../src/views/booking/shared/BookingProps.ts';
import { tells, type Told } from '../support/screen.tsx';
import { bookingProps } from './bookingProps.ts';

const steps: Record<Language, readonly string[]> = {
  en: ['Steps of the booking', 'Dates', 'Details', 'Email', 'Payment'],
  pt: ['Passos da reserva', 'Datas', 'Dados', 'E-mail', 'Pagamento'],
  fr: ['Étapes de la réservation', 'Dates', 'Coordonnées', 'E-mail', 'Paiement'],
  de: ['Schritte der Buchung', 'Reisedaten', 'Angaben', 'E-Mail', 'Zahlung'],
  es: ['Pasos de la reserva', 'Fechas', 'Datos', 'Correo', 'Pago'],
};

const stepsAt = (language: Language, state: string) => {
  const current = ['dates', 'form', 'otp', 'redirecting'].indexOf(state.split('.')[0] ?? '');
  const [label = '', ...names] = steps[language];
  if (current < 0) return '';
  const items = names.map((name, index) => `- ${name}${index === current ? ' (current)' : ''}`);
  return [`ol: ${label}`, ...items, ''].join('\n');
};

const withSteps = (state: string, told: Told): Told =>
  Object.fromEntries(
    Object.entries(told).map(([language, words]) => [language, stepsAt(language as Language, state) + words]),
  );

/** Holds the screens of the booking against what each is to tell and to do; the steps above are added. */
export function bookingTells(screens: Partial<Record<BookingState, Told>>): void {
  describe.each(Object.entries(screens))('the booking in %s', (state, told) => {
    const named = state as BookingState;
    tells('tells', (send) => <BookingView {...bookingProps(named, send)} />, withSteps(state, told));
  });
}
