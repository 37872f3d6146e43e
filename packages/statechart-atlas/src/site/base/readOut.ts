import type { StateText } from '../../pictures.ts';

/**
 * A line of the accessibility tree that is a sentence: `- heading "Declined" [level=2]`, `- paragraph: Nothing was
 * charged.`
 */
const sentence = /^\s*- '?(?:heading|paragraph)\b(?: "((?:[^"\\]|\\.)*)")?[^:"]*(?:: (.*))?$/;

const unquoted = (text: string) => text.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"');

/** Returns the headings and sentences of a screen in reading order, each once. */
export function listSentences(tree: string): string[] {
  const words = tree.split('\n').flatMap((line) => {
    const [, name, text] = sentence.exec(line) ?? [];
    return [name, text].flatMap((part) => (part ? [unquoted(part)] : []));
  });
  return [...new Set(words)];
}

/** Returns the immediate announcements of a screen, split into sentences if the screen has them separately. */
export function getAlerts({ alerts, tree }: StateText): string[] {
  const sentences = listSentences(tree).toSorted((a, b) => b.length - a.length);
  const split = (alert: string): string[] => {
    const first = sentences.find((one) => alert.startsWith(`${one} `));
    return first === undefined ? [alert] : [first, ...split(alert.slice(first.length).trim())];
  };
  return alerts.flatMap(split);
}

/** Returns the error texts of a screen: its immediate announcements, or else all of its sentences. */
export const wordsOfFailure = (stateText: StateText): string[] =>
  stateText.alerts.length > 0 ? getAlerts(stateText) : listSentences(stateText.tree);
