import { describe, expect, test } from 'vitest';
import { describeMachine } from 'statechart-atlas/graph';
import type { Atlas } from '../../packages/statechart-atlas/src/site/base/atlas.ts';
import { createFinder } from '../../packages/statechart-atlas/src/site/browser/finder.ts';
import {
  createSearchIndex,
  type Findable,
  type Searched,
} from '../../packages/statechart-atlas/src/site/searchIndex.ts';
import { product } from '../../scripts/atlas.config.ts';

const state = (title: string, text: string, told: Findable['texts'] = []): Findable => ({
  kind: 'state',
  title,
  where: 'Booking',
  text,
  href: `booking/${title}/`,
  texts: told,
});

const few: Searched = {
  findables: [
    state('Resuming › Declined', 'The payment was declined.', [
      ['en', 'English', 'Your card was not charged.'],
      ['fr', 'French', 'Votre carte n’a pas été débitée.'],
    ]),
    state('Otp › Expired', 'The code is too old.'),
    state('Form › Editing', 'The guest fills in the form.'),
    { ...state('the code is too old', 'otp.verifying › verifyOtp.failed.otp-expired'), kind: 'arrow' },
  ],
  languages: [
    { id: 'en', name: 'English' },
    { id: 'fr', name: 'French' },
    { id: 'de', name: 'German' },
  ],
  synonyms: [['late', 'too old']],
};

const find = createFinder(few);
const titles = (question: string) => find(question).found.map(({ what }) => what.title);

describe('the search', () => {
  test('finds a state by what is known of it and what is read in it, together', () => {
    expect(titles('card declined')).toEqual(['Resuming › Declined']);
  });

  test('says which language the words were found in', () => {
    expect(find('débitée').found[0]?.because?.language).toBe('fr');
    expect(find('DEBITEE').found[0]?.because?.words).toBe('French: Votre carte n’a pas été débitée.');
  });

  test('finds what is meant, however the word ends, and names the state before the arrow', () => {
    expect(titles('code expires')).toEqual(['Otp › Expired', 'the code is too old']);
    expect(titles('declinned')).toEqual(['Resuming › Declined']);
    expect(titles('decl')).toEqual(['Resuming › Declined']);
  });

  test('finds what means the same', () => {
    expect(titles('late code')).toEqual(titles('code too old'));
  });

  test('finds nothing for what is not there, and for nothing', () => {
    expect(titles('helicopter')).toEqual([]);
    expect(titles(' ')).toEqual([]);
  });

  test('leaves out what nothing has, and says so', () => {
    expect(titles('card declined helicopter')).toEqual(['Resuming › Declined']);
    expect(find('card declined helicopter').without).toEqual(['helicopter']);
    expect(find('card declined').without).toEqual([]);
  });

  test('takes language, device and colours from the question, and looks for them where nothing else is asked', () => {
    expect(find('Card declined, in French, on a phone').look).toEqual({ language: 'fr', device: 'phone' });
    expect(find('declined auf Deutsch dark laptop').look).toEqual({
      language: 'de',
      device: 'desk',
      scheme: 'dark',
    });
    expect(find('phone').look).toEqual({});
  });

  test('tells an arrow of the same words in several states once', () => {
    const arrow = few.findables.find(({ kind }) => kind === 'arrow');
    const again = { ...arrow!, where: 'Booking › Otp', href: 'booking/otp/#again' };
    const there = { ...arrow!, where: 'Booking › Form', href: 'booking/form/#again' };
    const found = createFinder({ ...few, findables: [again, there] })('too old').found;
    expect(found.map(({ what }) => what.href)).toEqual(['booking/otp/#again']);
  });
});

describe('in this product', () => {
  const machines = product.models.map((model) => ({ ...describeMachine(model, product), charts: [] }));
  const atlas = { product, machines, manifest: undefined } as unknown as Atlas;
  const ask = createFinder(createSearchIndex(atlas));
  const first = (question: string, count: number) =>
    ask(question)
      .found.slice(0, count)
      .map(({ what: { kind, title } }) => `${kind}: ${title}`);

  test.each([
    'cancellation mail',
    'which mails go out when a guest cancels?',
    'email about a cancelled stay',
  ])('“%s” finds the e-mails of a cancelled stay first', (question) =>
    expect(first(question, 2).toSorted()).toEqual([
      'mail: A guest has cancelled their stay',
      'mail: The stay is cancelled, with the refund',
    ]),
  );

  test('“guest cancels” finds states, mails and arrows of it', () => {
    const found = first('guest cancels', 12);
    expect(found.slice(0, 2)).toContain('state: Cancelling');
    expect(found).toContain('mail: The stay is cancelled, with the refund');
    expect(found).toContain('arrow: the guest confirms the cancellation');
  });

  test('“submits the reservation” finds the step that sends it', () => {
    expect(first('submits the reservation', 12)).toContain('state: Form › Creating');
  });

  test('what the host can answer is found with the state that asks it', () => {
    expect(first('what can the host answer when the guest submits the reservation?', 12)).toEqual([
      'state: Form › Creating',
    ]);
    const asked = first('what can the host answer when a guest creates a reservation?', 12);
    expect(asked[0]).toBe('state: Form › Creating');
    expect(asked).not.toContain('state: Ready › Shown');
  });

  test('“what happens when the code expires?” finds the state, then how one comes there', () => {
    expect(first('what happens when the code expires?', 3)).toEqual([
      'state: E-mail code › Expired',
      'state: Expired',
      'arrow: the code has expired',
    ]);
  });
});
