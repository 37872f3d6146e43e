import {
  addressOfMachine,
  addressOfState,
  getCause,
  getTexts,
  languageName,
  getTitle,
  type Atlas,
  type Mapped,
} from './base/atlas.ts';
import { humanize } from '../words.ts';
import type { StateText } from '../pictures.ts';
import type { ProductMail } from '../product.ts';
import { capital } from './base/markup.ts';
import { getAlerts, listSentences } from './base/readOut.ts';
import type { StateInfo } from '../about/states.ts';
import type { ArrowInfo } from '../about/arrowInfo.ts';

/** An entry of the search index. */
export interface SearchEntry {
  kind: 'machine' | 'state' | 'arrow' | 'mail';
  title: string;
  /** The machine or state that contains it. */
  where: string;
  text: string;
  /** The possible answers to its calls. */
  answers?: string;
  href: string;
  /** Its texts in each language, as `[language, name of the language, text]`. */
  texts: readonly (readonly [id: string, name: string, words: string])[];
}

const arrowsInto = ({ arrows }: Mapped, state: string): string =>
  [
    ...new Set(
      arrows.filter(({ to, stays }) => !stays && to.split(' ').includes(state)).map(({ words }) => words),
    ),
  ].join(', ');

/** Returns the searchable texts of a screen: all sentences of an error state, else only the headings. */
const listTexts = ({ tags }: StateInfo, stateText: StateText): string[] => [
  ...new Set([
    ...getAlerts(stateText),
    ...stateText.news,
    ...stateText.headings,
    ...(tags.includes('failed') ? listSentences(stateText.tree) : []),
  ]),
];

const mailsWith = ({ product }: Atlas, ids: readonly string[]): string[] =>
  product.mails.filter(({ id }) => ids.includes(id)).map(({ description: words }) => `e-mail: ${words}`);

const listCalls = ({ product }: Atlas, { calls }: StateInfo): string[] =>
  calls.map((call) => `the site requests ${product.calls[call]!.description}`);

/** Returns the possible answers to the calls of a state. */
function listAnswers(atlas: Atlas, machine: Mapped, { calls, out }: StateInfo): string[] {
  if (calls.length === 0) return [];
  const answers = out.filter((arrow) => ['answered', 'failed'].includes(getCause(atlas, machine.id, arrow)));
  return [...new Set(answers.map(({ words }) => `the host answers: ${words}`))];
}

const inOne = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

const ofArrow = (atlas: Atlas, machine: Mapped, arrow: ArrowInfo): SearchEntry => ({
  kind: 'arrow',
  title: arrow.words,
  where: `${humanize(machine.id)} › ${getTitle(machine, arrow.from)}`,
  text: inOne([...mailsWith(atlas, arrow.mails), arrow.id]),
  href: `${addressOfState(machine, arrow.from)}#${arrow.slug}`,
  texts: [],
});

const ofMachine = (atlas: Atlas, machine: Mapped): SearchEntry[] => [
  {
    kind: 'machine',
    title: humanize(machine.id),
    where: 'Machine',
    text: machine.description,
    href: addressOfMachine(machine.id),
    texts: [],
  },
  ...machine.states.map((state): SearchEntry => ({
    kind: 'state',
    title: getTitle(machine, state.id),
    where: humanize(machine.id),
    text: inOne([state.description, ...listCalls(atlas, state), arrowsInto(machine, state.id)]),
    answers: inOne(listAnswers(atlas, machine, state)),
    href: `${machine.id}/${state.slug}/`,
    texts: getTexts(atlas, machine.id, state.id).map((stateText) => [
      stateText.language,
      languageName(atlas, stateText.language),
      listTexts(state, stateText).join(' · '),
    ]),
  })),
  ...machine.arrows.map((arrow) => ofArrow(atlas, machine, arrow)),
];

const ofMail = (atlas: Atlas, { id, description: words, to, when, sentAfter }: ProductMail): SearchEntry => {
  const arrows = atlas.machines.flatMap((machine) =>
    machine.arrows.filter(({ event }) =>
      sentAfter.some((after) => after.machine === machine.id && after.event === event),
    ),
  );
  return {
    kind: 'mail',
    title: capital(words),
    where: `E-mail to ${to}`,
    text: inOne([when, ...new Set(arrows.map((arrow) => arrow.words)), id]),
    href: `mails/#${id}`,
    texts: (atlas.manifest?.mails ?? [])
      .filter(({ mail }) => mail === id)
      .map(({ language, subject }) => [language, languageName(atlas, language), subject]),
  };
};

/** Creates the search index of the atlas. */
export const createSearchIndex = (atlas: Atlas): SearchEntry[] => [
  ...atlas.machines.flatMap((machine) => ofMachine(atlas, machine)),
  ...atlas.product.mails.map((mail) => ofMail(atlas, mail)),
];
