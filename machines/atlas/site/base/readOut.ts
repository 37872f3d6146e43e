import type { StateText } from '../../pictures.ts';

/** A line of a tree that is read as a sentence: `- heading "Declined" [level=2]`, `- paragraph: Nothing was charged.` */
const sentence = /^\s*- '?(?:heading|paragraph)\b(?: "((?:[^"\\]|\\.)*)")?[^:"]*(?:: (.*))?$/;

const unquoted = (text: string) => text.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"');

/** The headings and sentences of a screen in the order in which they are read out, each once. */
export function listSentences(tree: string): string[] {
  const words = tree.split('\n').flatMap((line) => {
    const [, name, text] = sentence.exec(line) ?? [];
    return [name, text].flatMap((part) => (part ? [unquoted(part)] : []));
  });
  return [...new Set(words)];
}

/** What is said at once, in the sentences that it is made of where the screen has them one by one. */
export function getAlerts({ alerts, tree }: StateText): string[] {
  const sentences = listSentences(tree).toSorted((a, b) => b.length - a.length);
  const split = (alert: string): string[] => {
    const first = sentences.find((one) => alert.startsWith(`${one} `));
    return first === undefined ? [alert] : [first, ...split(alert.slice(first.length).trim())];
  };
  return alerts.flatMap(split);
}

/** The words in which a screen tells that something failed: what it says at once, else what it says. */
export const wordsOfFailure = (stateText: StateText): string[] =>
  stateText.alerts.length > 0 ? getAlerts(stateText) : listSentences(stateText.tree);
