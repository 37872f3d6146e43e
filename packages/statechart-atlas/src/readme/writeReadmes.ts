import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Product } from '../product.ts';
import { indexFile, withTrees } from './indexPage.ts';
import { pageAbout, pageFile } from './machinePage.ts';

/** A file and its text. */
export interface Readme {
  file: string;
  text: string;
}

/**
 * Returns the README of each machine, and the README of their folder with the current trees of machines if it exists.
 */
export function renderReadmes(product: Product): Readme[] {
  const { machinesFolder, models } = product;
  const index = indexFile(machinesFolder);
  return [
    ...models.map((model) => ({ file: pageFile(machinesFolder, model), text: pageAbout(model, product) })),
    ...(existsSync(index) ? [{ file: index, text: withTrees(readFileSync(index, 'utf8'), models) }] : []),
  ];
}

/** Writes the READMEs of the machines. */
export function writeReadmes(product: Product): void {
  for (const { file, text } of renderReadmes(product)) writeFileSync(file, text);
}
