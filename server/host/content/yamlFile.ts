import { textIn } from './fileText.ts';
import type { Slip } from './yamlLines.ts';
import { slipsOf, swallowed } from './yamlSlips.ts';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';

/** A YAML file as a host wrote it: every value is still the text that stands in the file. */
export interface YamlFile {
  readonly path: string;
  /** Nested records, lists and texts. YAML's own guesses (`no`, `010`, `8:30`) are switched off. */
  readonly value: unknown;
  /** The line, from 1, on which a field stands; where it is missing, that of what should hold it. */
  lineOf(field: readonly unknown[]): number;
  /** What keeps the file from being read as YAML at all. */
  readonly broken: readonly Slip[];
}

const keyText = (key: unknown) => (isScalar(key) ? String(key.value) : undefined);

function positionOf(root: Node | null, field: readonly unknown[]): number {
  let node: unknown = root;
  let position = root?.range?.[0] ?? 0;
  for (const part of field) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => keyText(key) === String(part));
      if (!pair) return position;
      position = (pair.key as Node).range?.[0] ?? position;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      position = (node as Node | undefined)?.range?.[0] ?? position;
    } else {
      return position;
    }
  }
  return position;
}

/** Reads YAML, keeping for each field the line on which it stands. */
export function parseYaml(path: string, bytes: Uint8Array): YamlFile {
  const { source, wrong } = textIn(bytes);
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
  });
  const lineAt = (position: number) => lineCounter.linePos(position).line;
  const parsed = { document, lines: source.split('\n'), lineAt };
  const slips = document.errors.length > 0 ? slipsOf(parsed) : swallowed(parsed);
  const broken = wrong ? [wrong] : slips;
  return {
    path,
    value: broken.length > 0 ? undefined : document.toJS(),
    lineOf: (field) => lineAt(positionOf(document.contents, field)),
    broken,
  };
}
