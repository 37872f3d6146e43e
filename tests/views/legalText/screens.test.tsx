import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LegalTextName } from '../../../contract/values/legalTexts.ts';
import type { LegalText } from '../../../contract/schemas/legal.ts';
import { noticesPath } from '../../../contract/values/noticesPath.ts';
import type { AtomicState } from '../../../src/kit/atomicState.ts';
import { LegalTextView, type LegalTextProps } from '../../../src/views/legalText/LegalTextView.tsx';
import { onSite } from '../property/propertyPages.tsx';
import { InEnglish } from '../support/inLanguage.tsx';
import { testStates, type Send } from '../support/screen.tsx';

const text: LegalText = {
  title: 'Condições',
  language: 'pt',
  blocks: [
    { kind: 'heading', level: 2, runs: [{ text: 'Quem' }] },
    {
      kind: 'hosts',
      hosts: [
        {
          name: 'Ana Lda.',
          address: 'Rua 1, Lisboa',
          taxNumber: '500000000',
          email: 'ana@example.com',
          phone: '+351 912 345 678',
          units: [{ name: 'Casa Azul', registrationNumber: '1/AL' }],
          disputeBodies: [{ name: 'CNIACC', website: 'https://www.cniacc.pt' }],
        },
      ],
    },
    { kind: 'heading', level: 3, runs: [{ text: 'Preço' }] },
    { kind: 'paragraph', runs: [{ text: 'Veja ' }, { text: 'aqui', href: '/pt/imprint', strong: true }] },
    {
      kind: 'list',
      isNumbered: true,
      items: [{ runs: [{ text: 'Um' }], items: [[{ text: 'Dois', emphasis: true }]] }],
    },
    { kind: 'table', head: [[{ text: 'O quê' }]], rows: [[[{ text: 'Nome' }]]] },
  ],
};

type Value = LegalTextProps['pageState']['value'];

const page = (value: Value, name: LegalTextName = 'terms') =>
  function LegalTextPage(send: Send) {
    return onSite(
      <LegalTextView pageState={{ value, context: { name, text, failure: 'unavailable' } }} send={send} />,
    );
  };

testStates<AtomicState<Value>>('a legal text', {
  ready: [
    page,
    `
    # Condições
    ## Quem
    Name: Ana Lda.
    Address: Rua 1, Lisboa
    Tax number: 500000000
    Email: ana@example.com
    Phone: +351 912 345 678
    Properties on this website: Casa Azul · Registration number: 1/AL
    Boards that settle disputes: CNIACC
    ### Preço
    Veja [aqui](/pt/imprint)
    Um
    - Dois
    O quê
    Nome
  `,
  ],
  loading: [
    page,
    `
    status| # Loading…
  `,
  ],
  notFound: [
    page,
    `
    alert (focus)| # This text is not available
    alert (focus)| It has not been published on this website. Please ask the host for it.
    alert (focus)| See the properties → /en
  `,
  ],
  failed: [
    page,
    `
    alert (focus)| # The service is unavailable
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    alert (focus)| [Try again] => retry.requested
  `,
  ],
});

test.each([
  ['the imprint', 'ready'],
  ['the page of an imprint that has not been published', 'notFound'],
] as const)('%s links to the licences of the software, in the language of the page', (_, state) => {
  const View = page(state, 'imprint');
  render(<InEnglish>{View(() => undefined)}</InEnglish>);
  const link = screen.getByRole('link', { name: 'Open-source licences' });
  expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual([noticesPath, 'en']);
  expect(link.closest('[lang]')!.getAttribute('lang')).toBe('en');
});

test('labels in a legal text of another language have the language of the page', () => {
  const View = page('ready');
  render(<InEnglish>{View(() => undefined)}</InEnglish>);
  const labels = [...document.querySelectorAll('dt')];
  expect(document.querySelector('h1')!.closest('[lang]')!.getAttribute('lang')).toBe('pt');
  expect(labels.map((label) => label.closest('[lang]')!.getAttribute('lang'))).toEqual(
    labels.map(() => 'en'),
  );
});
