import {
  addressOfMachine,
  addressOfState,
  heardIn,
  languageName,
  titleOf,
  type Atlas,
  type Mapped,
} from './base/atlas.ts';
import { wordsOf } from '../words.ts';
import type { Heard } from '../pictures.ts';
import { capital } from './base/markup.ts';
import { sentencesIn } from './base/readOut.ts';
import type { StateInfo } from '../about/states.ts';
import type { ArrowInfo } from '../about/arrows.ts';

/** Something that can be found, as the browser's script searches it. */
export interface Findable {
  kind: 'machine' | 'state' | 'arrow' | 'mail';
  title: string;
  /** Where it is: the machine, or the state. */
  where: string;
  text: string;
  href: string;
  /** What is read in it in each language, as `[language, name of the language, words]`. */
  told: readonly (readonly [id: string, name: string, words: string])[];
}

const arrowsInto = ({ arrows }: Mapped, state: string): string =>
  [
    ...new Set(
      arrows.filter(({ to, stays }) => !stays && to.split(' ').includes(state)).map(({ words }) => words),
    ),
  ].join(', ');

/** What is looked through of a screen: of a failure all that is read, else what it is about. */
const readIn = ({ tags }: StateInfo, { alerts, news, headings, tree }: Heard): string[] => [
  ...new Set([...alerts, ...news, ...headings, ...(tags.includes('failed') ? sentencesIn(tree) : [])]),
];

const ofArrow = (machine: Mapped, arrow: ArrowInfo): Findable => ({
  kind: 'arrow',
  title: arrow.words,
  where: `${wordsOf(machine.id)} › ${titleOf(machine, arrow.from)}`,
  text: arrow.id,
  href: `${addressOfState(machine, arrow.from)}#${arrow.slug}`,
  told: [],
});

const ofMachine = (atlas: Atlas, machine: Mapped): Findable[] => [
  {
    kind: 'machine',
    title: wordsOf(machine.id),
    where: 'Machine',
    text: machine.description,
    href: addressOfMachine(machine.id),
    told: [],
  },
  ...machine.states.map((state): Findable => ({
    kind: 'state',
    title: titleOf(machine, state.id),
    where: wordsOf(machine.id),
    text: [state.description, arrowsInto(machine, state.id)].filter((part) => part !== '').join(' · '),
    href: `${machine.id}/${state.slug}/`,
    told: heardIn(atlas, machine.id, state.id).map((heard) => [
      heard.language,
      languageName(atlas, heard.language),
      readIn(state, heard).join(' · '),
    ]),
  })),
  ...machine.arrows.map((arrow) => ofArrow(machine, arrow)),
];

/** Everything that can be found in the atlas. */
export const findablesOf = (atlas: Atlas): Findable[] => [
  ...atlas.machines.flatMap((machine) => ofMachine(atlas, machine)),
  ...atlas.product.mails.map(({ id, words, to }): Findable => ({
    kind: 'mail',
    title: capital(words),
    where: `Mail to ${to}`,
    text: id,
    href: `mails/#${id}`,
    told: (atlas.manifest?.mails ?? [])
      .filter(({ mail }) => mail === id)
      .map(({ language, subject }) => [language, languageName(atlas, language), subject]),
  })),
];
