import type { ProxyRules } from './proxy.ts';

/**
 * The site as served by another build: every file has another name, and the files of the previous build are
 * gone.
 */
export const anotherBuild: ProxyRules = {
  redirect: (path) => {
    if (!path.startsWith('/assets/')) return path;
    return path.startsWith('/assets/b/') ? path.replace('/b/', '/').replace('client-b-', 'client-') : 404;
  },
  headers: (name, value) => (name === 'site-version' ? `b${value}` : value),
  rewrite: (text, path) => {
    if (path === '/sw.js') return `${text}\n// Another version.`;
    // A file of the previous build, if it still exists.
    if (path.startsWith('/assets/') && !path.startsWith('/assets/b/')) return text;
    return text
      .replaceAll('assets/', 'assets/b/')
      .replaceAll('entry-client-', 'entry-client-b-')
      .replace('"version":"', '"version":"b');
  },
};
