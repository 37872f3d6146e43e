import { renderToString } from 'react-dom/server';
import type { ContentIssue } from '../../contract/content/issues.ts';
import type { Language } from '../../contract/values/language.ts';
import { createPageIntl } from '../i18n/intl.ts';
import { loadMessages, type Messages } from '../i18n/messages.ts';
import { TextProvider } from '../i18n/TextProvider.tsx';
import type { DashboardMessageId } from './i18n/index.ts';
import { loadDashboardMessages, loadOtherMessages } from './i18n/messages.ts';
import { ExternalHostPage } from './views/ExternalHostPage.tsx';
import { PreviewErrors } from './views/propertyPreview/PreviewErrors.tsx';

/** The texts of the dashboard's HTML, before the browser renders it. */
export interface DashboardTexts {
  title: string;
  noScript: string;
}

async function loadText(language: Language) {
  const messages = {
    ...(await loadMessages(language)),
    ...(await loadDashboardMessages(language)),
  } as Messages;
  const intl = createPageIntl(language, messages);
  const text = (id: DashboardMessageId) => intl.formatMessage({ id });
  return { messages, text };
}

/** Loads the texts of the dashboard's HTML in a language. */
export async function loadDashboardTexts(language: Language): Promise<DashboardTexts> {
  const { text } = await loadText(language);
  return { title: text('dashboard.title'), noScript: text('dashboard.noScript') };
}

/** Renders the page that replaces the dashboard of a site whose reservations are in another system. */
export async function renderExternalHost(language: Language, productName: string, host: string) {
  const { messages, text } = await loadText(language);
  const html = renderToString(
    <TextProvider language={language} messages={messages}>
      <ExternalHostPage productName={productName} host={host} />
    </TextProvider>,
  );
  return { html, title: text('dashboard.externalHost.title') };
}

/** Renders the page that replaces the preview of a draft with errors. */
export async function renderPreviewErrors(language: Language, errors: readonly ContentIssue[]) {
  await loadDashboardMessages(language);
  await Promise.all(loadOtherMessages('properties'));
  const { messages, text } = await loadText(language);
  const html = renderToString(
    <TextProvider language={language} messages={messages}>
      <PreviewErrors errors={errors} />
    </TextProvider>,
  );
  return { html, title: text('dashboard.preview.incomplete') };
}
