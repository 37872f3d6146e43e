import { expect, test } from 'vitest';
import {
  developed,
  getStateTexts,
  remaining,
  unseen,
  type GatheredPicture,
  type PictureQuery,
} from '../src/gatherPictures.ts';
import { type StateText, type Picture } from '../src/pictures.ts';
import { bulbModel, lampModel } from './lamp.ts';

const picture = (state: string, more: Partial<Picture> = {}): Picture => ({
  machine: 'lamp',
  state,
  language: 'en',
  device: 'phone',
  scheme: 'light',
  file: `${state}.webp`,
  width: 780,
  height: 1688,
  bytes: 1000,
  ...more,
});

const createText = (state: string, focus: string, language = 'en'): StateText => ({
  machine: 'lamp',
  state,
  language,
  headings: [],
  alerts: [],
  news: [],
  moves: [],
  fields: [],
  focus,
  tree: '',
});

const createGathered = (walk: string, states: readonly string[]): GatheredPicture => ({
  walk,
  folder: `/taking/${walk}`,
  pictures: states.map((state) => picture(state)),
  texts: states.map((state) => createText(state, walk)),
});

const request: PictureQuery = {
  machines: ['lamp'],
  languages: ['en'],
  devices: ['phone'],
  schemes: ['light', 'dark'],
};

test('the picture of a state always comes from the same walk, whichever ends first', () => {
  const [garden, attic] = [createGathered('garden', ['off', 'on.dim']), createGathered('attic', ['off'])];
  for (const inTurn of [
    [garden, attic],
    [attic, garden],
  ]) {
    expect(developed(inTurn).map(({ from, picture: { file } }) => [from, file])).toEqual([
      ['/taking/attic/off.webp', 'lamp/off.en.phone.light.webp'],
      ['/taking/garden/on.dim.webp', 'lamp/on.dim.en.phone.light.webp'],
    ]);
    expect(getStateTexts(inTurn).map(({ state, focus }) => [state, focus])).toEqual([
      ['off', 'attic'],
      ['on.dim', 'garden'],
    ]);
  }
});

test('pictures that were not requested stay, and requested ones that were not taken are removed', () => {
  const others = [
    picture('off', { language: 'fr' }),
    picture('off', { device: 'desk' }),
    picture('dark', { machine: 'bulb' }),
  ];
  const before = {
    pictures: [picture('off'), picture('gone', { scheme: 'dark' }), ...others],
    texts: [createText('off', 'here'), createText('off', 'there', 'fr')],
  };
  expect(remaining(before, request)).toEqual({ pictures: others, texts: [createText('off', 'there', 'fr')] });
});

test('lists requested states that lack a picture in some colour scheme', () => {
  const both = (state: string) => [picture(state), picture(state, { scheme: 'dark' })];
  const pictures = [...both('off'), ...both('starting'), ...both('on.bright'), picture('on.dim')];
  const models = [lampModel, { ...bulbModel, screenless: 'It glows in the lamp.' }];
  const named = unseen(models, { ...request, machines: ['lamp', 'bulb'] }, pictures);
  expect(named.map(({ machine, state }) => `${machine} ${state}`)).toEqual(['lamp broken', 'lamp on.dim']);
  expect(unseen([bulbModel], request, [])).toEqual([]);
  expect(unseen(models, { ...request, languages: ['en', 'fr'] }, pictures)).toHaveLength(2 + 5);
});
