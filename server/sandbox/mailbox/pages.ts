import { html } from 'hono/html';
import type { SandboxTranslator } from '../page/translator.ts';
import { icon, icons, type Part } from '../page/sandboxPage.ts';
import type { StoredMail } from './mailbox.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const sender = ({ from }: StoredMail) => /^\s*"?([^"<]+?)"?\s*</.exec(from)?.[1] ?? from;

// Skips the first paragraph, which is the greeting.
const snippet = ({ text }: StoredMail) =>
  (text.split('\n\n')[1] ?? text).replaceAll(/\s+/g, ' ').slice(0, 140);

const item = ({ moment }: SandboxTranslator, mail: StoredMail, current: string | undefined) =>
  html`<li>
    <a href="/sandbox/mailbox/${mail.id}" ${mail.id === current ? html`aria-current="true"` : ''}>
      <span class="avatar" aria-hidden="true">${sender(mail).slice(0, 1).toUpperCase()}</span>
      <strong class="subject">${mail.subject}</strong>
      <span class="line">
        <span class="to">${mail.to}</span>
        <time datetime="${mail.sentAt}">${moment(new Date(mail.sentAt), zone)}</time>
      </span>
      <span class="snippet">${snippet(mail)}</span>
    </a>
  </li>`;

const list = (speech: SandboxTranslator, mails: readonly StoredMail[], current?: string) =>
  html`<ol class="mails">
    ${mails.map((mail) => item(speech, mail, current))}
  </ol>`;

const heading = ({ say }: SandboxTranslator, count: number) =>
  html`<header class="bar">
    <h1>${icon(icons.mail)} ${say('sandbox.mailbox.title')}</h1>
    <span class="count">${say('sandbox.mailbox.count', { count })}</span>
  </header>`;

/** Renders the list of all e-mails, the newest first. */
export function listPage(speech: SandboxTranslator, mails: readonly StoredMail[]): Part {
  const { say } = speech;
  const nothing = html`<div class="empty">
    ${icon(icons.mail, 48)}
    <h2>${say('sandbox.mailbox.empty')}</h2>
    <p>${say('sandbox.mailbox.emptyText')}</p>
  </div>`;
  return html`<main class="list" data-newest="${mails[0]?.id ?? ''}">
    ${heading(speech, mails.length)} ${mails.length === 0 ? nothing : list(speech, mails)}
  </main>`;
}

function tabs({ say }: SandboxTranslator, mail: StoredMail, shown: 'html' | 'text'): Part {
  const tab = (name: 'html' | 'text', href: string) =>
    html`<a href="${href}" ${shown === name ? html`aria-current="page"` : ''}
      >${say(`sandbox.mailbox.${name}`)}</a
    >`;
  const address = `/sandbox/mailbox/${mail.id}`;
  return html`<nav class="tabs">${tab('html', address)} ${tab('text', `${address}?part=text`)}</nav>`;
}

function attachments({ say }: SandboxTranslator, mail: StoredMail): Part {
  if (mail.attachments.length === 0) return '';
  const links = mail.attachments.map(
    ({ filename }, index) =>
      html`<a href="/sandbox/mailbox/${mail.id}/attachments/${String(index)}" download
        >${icon(icons.file, 18)} ${filename}</a
      >`,
  );
  return html`<p class="attachments"><span>${say('sandbox.mailbox.attachments')}</span> ${links}</p>`;
}

/** Renders one e-mail, next to the list on wide screens. */
export function mailPage(
  speech: SandboxTranslator,
  mails: readonly StoredMail[],
  mail: StoredMail,
  shown: 'html' | 'text',
): Part {
  const { say } = speech;
  const body =
    shown === 'html'
      ? html`<iframe
          title="${mail.subject}"
          src="/sandbox/mailbox/${mail.id}/html"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>`
      : html`<pre lang="${mail.language}">${mail.text}</pre>`;
  return html`<main class="reading">
    <aside>${heading(speech, mails.length)} ${list(speech, mails, mail.id)}</aside>
    <article>
      <a class="back" href="/sandbox/mailbox">${icon(icons.back, 18)} ${say('sandbox.mailbox.back')}</a>
      <h1 lang="${mail.language}">${mail.subject}</h1>
      <dl>
        <div>
          <dt>${say('sandbox.mailbox.from')}</dt>
          <dd>${mail.from}</dd>
        </div>
        <div>
          <dt>${say('sandbox.mailbox.to')}</dt>
          <dd>${mail.to}</dd>
        </div>
        <div>
          <dt>${say('sandbox.mailbox.sent')}</dt>
          <dd>${speech.moment(new Date(mail.sentAt), zone)}</dd>
        </div>
        <div>
          <dt>${say('sandbox.mailbox.language')}</dt>
          <dd>${mail.language}</dd>
        </div>
      </dl>
      ${attachments(speech, mail)} ${tabs(speech, mail, shown)} ${body}
    </article>
  </main>`;
}
