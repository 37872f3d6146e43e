import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { noticesPath } from '../../../contract/values/noticesPath.ts';
import { loadStaticFiles, noStaticFiles } from '../assets/staticFiles.ts';
import type { Build, EntryServer } from './build.ts';

/** The notices name the packages in the built files, which `npm run dev` builds before it starts. */
const loadNotices = (root: string) =>
  loadStaticFiles(join(root, 'dist/client'), (path) => path === noticesPath).catch(() => noStaticFiles);

/** Serves the site from its sources, with hot reload. */
export async function liveBuild(
  root: string,
  server: Server,
): Promise<Build & { middlewares: ViteDevServer['middlewares']; close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } } });
  return {
    load: () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<EntryServer>,
    template: () => readFile(join(root, 'index.html'), 'utf8'),
    getFiles: () => ({ entry: '/src/entry-client.tsx', preload: [], styles: [], fonts: [] }),
    // After rendering, when the styles of the page's modules are known.
    finish: (path, html) => vite.transformIndexHtml(path, html),
    statics: await loadNotices(root),
    dashboard: {
      getFiles: () => ({ entry: '/src/dashboard/entry.tsx', preload: [], styles: [] }),
      statics: noStaticFiles,
    },
    compressRest: () => Promise.resolve(),
    live: true,
    middlewares: vite.middlewares,
    close: () => vite.close(),
  };
}
