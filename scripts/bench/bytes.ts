import { closureOf, type Manifest } from '../../server/site/build/manifest.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const client = resolve(import.meta.dirname, '../../dist/client');
const sizeOf = (file: string) => readFileSync(resolve(client, `${file}.br`)).length;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);

/** What a browser loads for a page at first, in bytes after brotli. */
export async function firstLoad(address: string, pages: Readonly<Record<string, string>>) {
  const manifest = JSON.parse(readFileSync(resolve(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const texts = sizeOf(manifest['locales/en.json?compiled']!.file);
  const rows = Object.entries(pages).map(async ([name, path]) => {
    const chunks = closureOf(manifest, ['src/entry-client.tsx', `src/pages/${name}.tsx`]);
    const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
    const answer = await fetch(address + path, { headers: { 'Accept-Encoding': 'br' } });
    const html = Number(answer.headers.get('Content-Length'));
    await answer.arrayBuffer();
    return [name, { html, css: sum(styles), js: sum(chunks.map(({ file }) => file)), texts }] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}
