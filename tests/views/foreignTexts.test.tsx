import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FirstPrice } from '../../src/views/booking/price/FirstPrice.tsx';
import { PaymentChoice } from '../../src/views/booking/form/PaymentChoice.tsx';
import { QuotedPolicies } from '../../src/views/booking/price/Policies.tsx';
import { ArrivalSection } from '../../src/views/reservation/ArrivalSection.tsx';
import { PriceLines } from '../../src/kit/PriceLines.tsx';
import { InEnglish } from './support/inLanguage.tsx';
import { property } from './support/property.ts';
import { euros, quote } from './support/quote.ts';

/** The texts of the page that are marked as another language, with that language. */
const marked = () =>
  [...document.body.querySelectorAll('[lang]')].map(
    (part) => `${part.getAttribute('lang')}: ${part.textContent}`,
  );

const night = { quantity: 1, unitAmount: euros(9_000), amount: euros(9_000) };
const inSeason = { ...quote, lines: [{ kind: 'nights' as const, ...night, season: 'Summer' }] };
const [option] = quote.paymentOptions;

const choosing = { property, error: undefined, send: () => undefined };

test.each([
  [
    'de',
    [
      'de: Summer',
      'de: Everything today',
      'de: The simple way.',
      'de: In parts',
      'de: Everything today',
      'de: Everything today',
      'de: In parts',
    ],
  ],
  ['en', []],
] as const)(
  'seasons and payment options of a host in %s are marked on an English page',
  (textLanguage, texts) => {
    render(
      <InEnglish>
        <PriceLines quote={{ ...inSeason, textLanguage }} />
        <PaymentChoice quote={{ ...quote, textLanguage }} chosen="now" {...choosing} />
        <QuotedPolicies quote={{ ...quote, textLanguage }} timeZone="UTC" title={<span />} />
      </InEnglish>,
    );
    expect(marked()).toEqual(texts);
  },
);

test('the name of a payment option is marked next to its advantages', () => {
  render(
    <InEnglish>
      <FirstPrice quote={{ ...quote, textLanguage: 'de' }} timeZone="UTC" />
    </InEnglish>,
  );
  expect(marked()).toEqual(['de: Everything today', 'de: In parts']);
});

test('a description in another language than its payment option is marked', () => {
  render(
    <InEnglish>
      <PaymentChoice
        quote={{
          ...quote,
          textLanguage: 'en',
          paymentOptions: [{ ...option!, descriptionLanguage: 'de' }],
        }}
        chosen="now"
        {...choosing}
      />
    </InEnglish>,
  );
  expect(marked()).toEqual(['de: The simple way.']);
});

test('arrival directions in another language are marked', () => {
  const directions = [
    { topic: 'directions' as const, text: 'Up the steps.' },
    { topic: 'parking' as const, text: 'Na praça.', language: 'pt' as const },
  ];
  render(
    <InEnglish>
      <ArrivalSection isNear arrival={{ latitude: 41.1, longitude: -8.6, instructions: directions }} />
    </InEnglish>,
  );
  expect(marked()).toEqual(['pt: Na praça.']);
});
