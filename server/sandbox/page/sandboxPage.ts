import { html, raw } from 'hono/html';
import type { Context } from 'hono';
import type { SandboxTranslator } from './translator.ts';

/** HTML with escaped values. */
export type Markup = ReturnType<typeof html>;
export type Part = Markup | string | false | undefined | readonly Part[];

interface Page {
  speech: SandboxTranslator;
  title: string;
  banner: string;
  body: Part;
  /** The page's class for the style sheet, such as `checkout` or `mailbox`. */
  kind: string;
  /** Another allowed target of forms and their redirects. */
  formAction?: string;
  /** The address of the page's script; pages without one may not run scripts. */
  script?: string;
}

const headers = (page: Page) => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    ...(page.script === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-src 'self'",
    `form-action 'self'${page.formAction === undefined ? '' : ` ${page.formAction}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'cache-control': 'no-store',
  'content-language': page.speech.language,
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
});

/** Sends a complete page with the sandbox's banner. */
export function sendPage(context: Context, page: Page, status: 200 | 403 | 404 | 410 = 200) {
  const { speech, title, banner, body, kind, script } = page;
  const document = html`<!doctype html>
    <html lang="${speech.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
        <link rel="icon" href="data:," />
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body class="${kind}">
        <header class="banner">
          ${raw(flask)}
          <p>${banner}</p>
        </header>
        ${body}
      </body>
    </html>`;
  return context.html(document, status, headers(page));
}

const flask =
  '<svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M9 3h6M10 3v6l-5.5 9.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9"/></svg>';

/** The icon of the site. */
export const logo = raw(
  '<svg aria-hidden="true" width="28" height="28" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#207453"/><path d="M9 25V15a7 7 0 0 1 14 0v10M6.5 25h19" fill="none" stroke="#fff" stroke-width="2.25" stroke-linecap="round"/><circle cx="19" cy="19.5" r="1.25" fill="#fff"/></svg>',
);

/** Renders a decorative line icon. */
export const icon = (path: string, size = 24) =>
  raw(
    `<svg aria-hidden="true" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`,
  );

export const icons = {
  lock: '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  back: '<path d="M15 6l-6 6 6 6"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  bank: '<path d="M4 10l8-5 8 5M5 10v8M10 10v8M14 10v8M19 10v8M3.5 20h17"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="M4 7.5l8 6 8-6"/>',
  file: '<path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5"/>',
  missing: '<circle cx="12" cy="12" r="8.5"/><path d="M12 8v5M12 16.2v.1"/>',
} as const;
