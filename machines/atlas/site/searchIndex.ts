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
import type { ArrowInfo } from '../about/arrows.ts';

/** All that the search of the pages is told. */
export interface Searched {
  findables: readonly Findable[];
  languages: readonly { id: string; name: string }[];
  synonyms: readonly (readonly string[])[];
}

/** Something that can be found, as the browser's script searches it. */
export interface Findable {
  kind: 'machine' | 'state' | 'arrow' | 'mail';
  title: string;
  /** Where it is: the machine, or the state. */
  where: string;
  text: string;
  /** What comes of its calls. */
  answers?: string;
  href: string;
  /** What is read in it in each language, as `[language, name of the language, words]`. */
  texts: readonly (readonly [id: string, name: string, words: string])[];
}

const arrowsInto = ({ arrows }: Mapped, state: string): string =>
  [
    ...new Set(
      arrows.filter(({ to, stays }) => !stays && to.split(' ').includes(state)).map(({ words }) => words),
    ),
  ].join(', ');

/** What is looked through of a screen: of a failure all that is read, else what it is about. */
const listTexts = ({ tags }: StateInfo, stateText: StateText): string[] => [
  ...new Set([
    ...getAlerts(stateText),
    ...stateText.news,
    ...stateText.headings,
    ...(tags.includes('failed') ? listSentences(stateText.tree) : []),
  ]),
];

const mailsWith = ({ product }: Atlas, ids: readonly string[]): string[] =>
  product.mails.filter(({ id }) => ids.includes(id)).map(({ words }) => `mail: ${words}`);

const listCalls = ({ product }: Atlas, { calls }: StateInfo): string[] =>
  calls.map((call) => `the site requests ${product.calls[call]!.words}`);

/** What comes of the calls that a state makes. */
function listAnswers(atlas: Atlas, machine: Mapped, { calls, out }: StateInfo): string[] {
  if (calls.length === 0) return [];
  const answers = out.filter((arrow) => ['answered', 'failed'].includes(getCause(atlas, machine.id, arrow)));
  return [...new Set(answers.map(({ words }) => `the host answers: ${words}`))];
}

const inOne = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

const ofArrow = (atlas: Atlas, machine: Mapped, arrow: ArrowInfo): Findable => ({
  kind: 'arrow',
  title: arrow.words,
  where: `${humanize(machine.id)} › ${getTitle(machine, arrow.from)}`,
  text: inOne([...mailsWith(atlas, arrow.mails), arrow.id]),
  href: `${addressOfState(machine, arrow.from)}#${arrow.slug}`,
  texts: [],
});

const ofMachine = (atlas: Atlas, machine: Mapped): Findable[] => [
  {
    kind: 'machine',
    title: humanize(machine.id),
    where: 'Machine',
    text: machine.description,
    href: addressOfMachine(machine.id),
    texts: [],
  },
  ...machine.states.map((state): Findable => ({
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

const ofMail = (atlas: Atlas, { id, words, to, when, sentAfter }: ProductMail): Findable => {
  const arrows = atlas.machines.flatMap((machine) =>
    machine.arrows.filter(({ event }) =>
      sentAfter.some((after) => after.machine === machine.id && after.happening === event),
    ),
  );
  return {
    kind: 'mail',
    title: capital(words),
    where: `Mail to ${to}`,
    text: inOne([when, ...new Set(arrows.map((arrow) => arrow.words)), id]),
    href: `mails/#${id}`,
    texts: (atlas.manifest?.mails ?? [])
      .filter(({ mail }) => mail === id)
      .map(({ language, subject }) => [language, languageName(atlas, language), subject]),
  };
};

/** Everything that can be found in the atlas, and what else its search has to know. */
export const createSearchIndex = (atlas: Atlas): Searched => ({
  findables: [
    ...atlas.machines.flatMap((machine) => ofMachine(atlas, machine)),
    ...atlas.product.mails.map((mail) => ofMail(atlas, mail)),
  ],
  languages: atlas.product.languages,
  synonyms: atlas.product.synonyms ?? [],
});
