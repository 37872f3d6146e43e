import { fromCallback, fromPromise } from 'xstate';
import type { SettingsForm } from '../../../contract/dashboard/pages.ts';
import type { Settings } from '../../../contract/dashboard/settings.ts';
import { mailTestMachine, type MailTestCall } from '../../../machines/dashboard/mailTest/mailTest.machine.ts';
import {
  createSiteBody,
  createWelcomeBody,
  keepLegalTexts,
  readIdentity,
  readLegalTexts,
  readMailServer,
} from '../../../machines/dashboard/settingsForm/body.ts';
import { settingsFormMachine } from '../../../machines/dashboard/settingsForm/settingsForm.machine.ts';
import type {
  SettingsChange,
  SettingsFormEvent,
} from '../../../machines/dashboard/settingsForm/settingsForm.types.ts';
import { siteMedia } from '../../../contract/values/pictures.ts';
import { getPhotoUploads } from './photoUploads.ts';
import { createProofActors, type ProofServices } from './proof.ts';
import { createSettingsLoader } from './settings.ts';

function saveSettings(
  { api }: ProofServices,
  change: SettingsChange,
  signal: AbortSignal,
): Promise<Settings> {
  const { form, settings, entry, secret, isRemoval, idempotencyKey } = change;
  const revision = entry['revision'] ?? settings.revision;
  const options = { idempotencyKey, signal };
  switch (form) {
    case 'site':
      return api.changeSite({ body: { revision, ...createSiteBody(change) } }, options);
    case 'welcome':
      return api.changeSite({ body: { revision, ...createWelcomeBody(change) } }, options);
    case 'identity':
      return api.changeIdentity(
        { body: { revision, identity: readIdentity(entry), ...keepLegalTexts(settings) } },
        options,
      );
    case 'legal':
      return api.changeIdentity(
        { body: { revision, identity: settings.identity.value!, legal: readLegalTexts(entry) } },
        options,
      );
    case 'mail': {
      const password = secret === '' ? {} : { password: secret };
      const from = entry['from']?.trim() ? { from: entry['from'] } : {};
      const mail = isRemoval ? null : readMailServer(entry);
      return api.changeMail(
        { body: { revision, mail, ...(!isRemoval && { ...password, ...from }) } },
        options,
      );
    }
    case 'payments':
      return api.changePayments({ body: { revision, key: isRemoval ? null : secret } }, options);
  }
}

/** Connects a form of the settings to the host. */
export const createSettingsFormActors = (dashboard: ProofServices) =>
  settingsFormMachine.provide({
    actors: {
      getSettings: createSettingsLoader(dashboard),
      saveSettings: fromPromise<Settings, SettingsChange>(({ input, signal }) =>
        saveSettings(dashboard, input, signal),
      ),
      followLogoUpload: fromCallback<SettingsFormEvent, SettingsForm>(({ input: form, sendBack }) =>
        // The other forms have no logo.
        form === 'site'
          ? getPhotoUploads(dashboard.api, siteMedia).onPhoto((added) =>
              sendBack({ type: 'photo.added', ...added }),
            )
          : undefined,
      ),
      mailTest: mailTestMachine.provide({
        actors: {
          sendTestMail: fromPromise<string, MailTestCall>(
            async ({ input, signal }) =>
              (await dashboard.api.sendTestMail(undefined, { ...input, signal })).to,
          ),
        },
      }),
      proof: createProofActors(dashboard),
    },
  });
