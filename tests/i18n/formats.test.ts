import { describe, expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { formatsIn } from './support/formatsIn.ts';

const inEach = (write: (formats: ReturnType<typeof formatsIn>) => string) =>
  Object.fromEntries(completeLanguages.map((language) => [language, write(formatsIn(language))])) as Record<
    Language,
    string
  >;

describe('formats', () => {
  test('write an amount of cents as each language does', () => {
    expect(inEach(({ money }) => money({ amount: 1234567 }))).toEqual({
      en: '€12,345.67',
      pt: '12\u00a0345,67\u00a0€',
      fr: '12\u202f345,67\u00a0€',
      de: '12.345,67\u00a0€',
      es: '12.345,67\u00a0€',
    });
  });

  test('write a negative amount with a minus sign, not a hyphen', () => {
    expect(inEach(({ money }) => money({ amount: -1050 }))).toEqual({
      en: '−€10.50',
      pt: '−10,50\u00a0€',
      fr: '−10,50\u00a0€',
      de: '−10,50\u00a0€',
      es: '−10,50\u00a0€',
    });
    expect(formatsIn('fr').roundMoney({ amount: -9800 })).toBe('−98\u00a0€');
  });

  test('leave out cents only where there are none', () => {
    const { roundMoney } = formatsIn('en');
    expect([9500, 9550, 9505].map((amount) => roundMoney({ amount }))).toEqual(['€95', '€95.50', '€95.05']);
  });

  test('keep every cent of a large amount', () => {
    expect(formatsIn('en').money({ amount: 999_999_999_999_99 })).toBe('€999,999,999,999.99');
  });

  test('write percentages', () => {
    expect(inEach(({ percentage }) => percentage(12.5))).toEqual({
      en: '12.5%',
      pt: '12,5%',
      fr: '12,5\u00a0%',
      de: '12,5\u00a0%',
      es: '12,5\u00a0%',
    });
  });

  test('write a short way in metres, and a longer one in kilometres', () => {
    expect(inEach(({ distance }) => [350, 999, 1000, 1249, 8500].map(distance).join(' | '))).toEqual({
      en: '350 m | 999 m | 1 km | 1.2 km | 8.5 km',
      pt: '350 m | 999 m | 1 km | 1,2 km | 8,5 km',
      fr: '350\u202fm | 999\u202fm | 1\u202fkm | 1,2\u202fkm | 8,5\u202fkm',
      de: '350 m | 999 m | 1 km | 1,2 km | 8,5 km',
      es: '350 m | 999 m | 1 km | 1,2 km | 8,5 km',
    });
  });

  test('write a calendar date as that date, wherever the reader is', () => {
    expect(inEach(({ date }) => date('2027-03-28'))).toEqual({
      en: '28 March 2027',
      pt: '28 de março de 2027',
      fr: '28 mars 2027',
      de: '28. März 2027',
      es: '28 de marzo de 2027',
    });
  });

  test('write a moment on the clock of the property', () => {
    expect(inEach(({ moment }) => moment('2027-07-01T23:30:00Z', 'Europe/Lisbon'))).toEqual({
      en: '2 July 2027, 00:30',
      pt: '2 de julho de 2027, 00:30',
      fr: '2 juillet 2027 à 0\u00a0h\u00a030',
      de: '2. Juli 2027, 00:30 Uhr',
      es: '2 de julio de 2027, 00:30',
    });
  });

  test('write the first of a month as an ordinal in French, in every style, and no other day', () => {
    const { date, moment } = formatsIn('fr');
    expect(
      (['full', 'long', 'short', 'dated', 'brief', 'day', 'month'] as const).map((style) =>
        date('2027-03-01', style),
      ),
    ).toEqual([
      'lundi 1er mars 2027',
      '1er mars 2027',
      'lun. 1er mars',
      'lun. 1er mars 2027',
      '1er mars',
      '1er mars',
      'mars 2027',
    ]);
    expect([11, 21, 31].map((day) => date(`2027-03-${day}`, 'day'))).toEqual([
      '11 mars',
      '21 mars',
      '31 mars',
    ]);
    expect(moment('2027-03-01T15:00:00Z', 'UTC')).toBe('1er mars 2027 à 15\u00a0h');
  });

  test('write the time of day of an instant', () => {
    const times = inEach(({ clock }) => clock('2027-07-01T23:30:00Z', 'Europe/Lisbon'));
    expect(times).toEqual({ en: '00:30', pt: '00:30', fr: '0\u00a0h\u00a030', de: '00:30', es: '00:30' });
  });

  test('write a time of day as each language does', () => {
    expect(inEach(({ time }) => ['09:00', '15:00', '15:30', '20:05'].map(time).join(' | '))).toEqual({
      en: '09:00 | 15:00 | 15:30 | 20:05',
      pt: '09:00 | 15:00 | 15:30 | 20:05',
      fr: '9\u00a0h | 15\u00a0h | 15\u00a0h\u00a030 | 20\u00a0h\u00a005',
      de: '09:00 | 15:00 | 15:30 | 20:05',
      es: '09:00 | 15:00 | 15:30 | 20:05',
    });
  });

  test('write a list', () => {
    expect(inEach(({ list }) => list(['A', 'B', 'C']))).toEqual({
      en: 'A, B and C',
      pt: 'A, B e C',
      fr: 'A, B et C',
      de: 'A, B und C',
      es: 'A, B y C',
    });
  });
});
