import { decodeText } from './fileText.ts';
import type { YamlError } from './yamlLines.ts';
import { findYamlErrors, swallowed } from './yamlErrors.ts';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';

/** A YAML file as a host wrote it; every value is still text. */
export interface YamlFile {
  readonly path: string;
  /** Nested records, lists and texts. YAML's type conversions (`no`, `010`, `8:30`) are disabled. */
  readonly value: unknown;
  /** The line of a field, from 1; for a missing field, the line of its parent. */
  getLine(field: readonly unknown[]): number;
  /** Errors because of which the file cannot be parsed as YAML. */
  readonly broken: readonly YamlError[];
}

const keyText = (key: unknown) => (isScalar(key) ? String(key.value) : undefined);

function getPosition(root: Node | null, field: readonly unknown[]): number {
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

/** Parses YAML, and stores the line of each field. */
export function parseYaml(path: string, bytes: Uint8Array): YamlFile {
  const { source, error } = decodeText(bytes);
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
  });
  const getLineNumber = (position: number) => lineCounter.linePos(position).line;
  const parsed = { document, lines: source.split('\n'), getLineNumber };
  const errors = document.errors.length > 0 ? findYamlErrors(parsed) : swallowed(parsed);
  const broken = error ? [error] : errors;
  return {
    path,
    value: broken.length > 0 ? undefined : document.toJS(),
    getLine: (field) => getLineNumber(getPosition(document.contents, field)),
    broken,
  };
}
