import { defineAnswer } from 'statechart-atlas';
import type { SettingsForm } from '../../../contract/dashboard/pages.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import type { mailTestMachine } from '../../../machines/dashboard/mailTest/mailTest.machine.ts';
import { mailTestModel } from '../../../machines/dashboard/mailTest/mailTest.model.ts';
import type { settingsFormMachine } from '../../../machines/dashboard/settingsForm/settingsForm.machine.ts';
import { settingsFormModel } from '../../../machines/dashboard/settingsForm/settingsForm.model.ts';
import { firstSettings, sampleSettings } from '../../../machines/dashboard/shared/settings.samples.ts';
import { PhotoUploadsContext } from '../../../src/dashboard/context/photoUploads.ts';
import { MailTestView } from '../../../src/dashboard/views/settingsForm/MailTestView.tsx';
import { SettingsFormView } from '../../../src/dashboard/views/settingsForm/SettingsFormView.tsx';
import { loadScreens } from '../../../src/dashboard/views/settingsForm/loadScreens.ts';
import { testScreens } from '../support/screens.ts';
import { createUploads } from './support/photoUploads.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

// The page loads the screens together with the settings.
await loadScreens();

const screen = (...parts: string[]) => lines.join('# Mail server', ...parts);
const back = 'All settings → /host/settings';

const server = `Server: "smtp.example.com" => entry.changed {'entry':{'mail.server':'typed'}}`;
const newPassword = `New password: "" — A password is stored. Leave this empty to keep it, unless you change the server or the user name. => secret.changed {'secret':'typed'}`;
const fieldsWith = (own: { server: string; user: string; password: string; from: string }) => `
  This server sends confirmations, codes and reminders. The site signs in to it before it saves anything.
  Provider: <Another one> — Fills in the server, the port and the encryption. => entry.changed {'entry':{'mail.server':'smtp-relay.brevo.com','mail.port':'587','mail.security':'starttls'}}
  ${own.server}
  Encryption: <STARTTLS (port 587)> => entry.changed {'entry':{'mail.security':'tls','mail.port':'465'}}
  Port: "587" => entry.changed {'entry':{'mail.port':'typed'}}
  User name: "${own.user}" — Often your email address. => entry.changed {'entry':{'mail.user':'typed'}}
  ${own.password}
  Sender: ${own.from} => entry.changed {'entry':{'from':'typed'}}`;
const own = {
  server,
  user: 'ines',
  password: newPassword,
  from: '"bookings@casa.example" — An address from which this server may send.',
};
const fields = fieldsWith(own);
const submit = '[Sign in and save] => entry.submitted';
const buttons = lines.join(submit, '[Remove the mail server] => removal.requested');
const form = lines.join(fields, buttons, back);
const busy = screen(lines.ignored(fields), lines.waiting(buttons), back);
const mailTest = `
  ## Test email
  It goes to your own address.
  [Send a test email] => mailTest: test.requested`;
const describeValues = (name: string) => `
  Server: ${name}
  Port: 587
  Encryption: STARTTLS (port 587)
  User name: ines
  Sender: bookings@casa.example
  Password: Stored`;
const present = lines.join('## How it is now', describeValues('mail.example.com'));
const fixed = (source: string, ...parts: string[]) =>
  lines.join(source, 'Change it there, and restart the site.', ...parts, back);
const signInRefused = 'The server does not accept the user name and the password.';

const noLogo = 'Guests see the name of the site.\n[Choose a logo]';
const lookFieldsWith = (logo: string) => `
  Accent colour: "#0b6b4f" — For buttons and links, such as #225588. If it is empty, the site uses green. => entry.changed {'entry':{'accent':'typed'}}
  Choose a colour: "#0b6b4f" => entry.changed {'entry':{'accent':'#000000'}}
  On light pages
  Book now
  #0b6b4f
  On dark pages
  Book now
  #4ea081
  Logo
  ${logo}
  PNG, JPEG or WebP. Guests see it at the top of each page instead of the name, on white and up to 40 pixels high.
  [Save] => entry.submitted
  ${back}`;
const siteFields = lines.join(
  `Name of the site: "Casa" — It is in titles and emails, and is their sender. => entry.changed {'entry':{'name':'typed'}}`,
  'Languages of the site',
  "[x] English => entry.changed {'entry':{'languages':'pt'}}",
  "[x] Português => entry.changed {'entry':{'languages':'en'}}",
  "[ ] Français => entry.changed {'entry':{'languages':'en pt fr'}}",
  "[ ] Deutsch => entry.changed {'entry':{'languages':'en pt de'}}",
  "[ ] Castellano => entry.changed {'entry':{'languages':'en pt es'}}",
  "First language: <English> — For guests whose language the site does not have. => entry.changed {'entry':{'languages':'pt en'}}",
);
const lookFields = lookFieldsWith(noLogo);
const text = (path: string, label: string, typed = '') =>
  `${label}: "${typed}" => entry.changed {'entry':{'${path}':'typed'}}`;
const legalText = (path: string, label: string) =>
  `${label}: "" — If this is empty, guests read the standard text. => entry.changed {'entry':{'legal.${path}':'typed'}}`;

const payments = (...parts: string[]) => lines.join('# Payments', ...parts);
const stored = (mode: string) => `
  Now: ${mode}
  Stored key: Ends with x9K2
  Messages from Stripe: The site has set them up at Stripe. Last one: 1 May 2027, 13:30 (India Standard Time)`;
const steps = `
  ## Where to find the key
  - Sign in at Stripe.
  - Open Developers, then API keys.
  - Copy the secret key. Begin with one of the test mode: no money moves with it.`;
const keyField = (label: string) =>
  `${label}: "" — It begins with sk_ or rk_. Nobody can read it here once it is saved. => secret.changed {'secret':'typed'}`;
const testMode = 'Stripe in test mode: no money moves';
const notAllowed =
  'The key does not allow everything that the site needs. Use a secret key, or give the restricted key more rights.';
const keyButtons = lines.join(
  '[Check and save] => entry.submitted',
  '[Remove the key] => removal.requested',
  back,
);
const inputFor = (form: SettingsForm) => ({ visitId: 'visit', form });
const shownAs = (settings: object) =>
  defineAnswer('getSettings', settings, 'the host sends other settings', 'other');

testScreens<typeof settingsFormMachine>({
  model: settingsFormModel,
  view: ({ actor }) =>
    inDashboard(
      <PhotoUploadsContext value={createUploads()}>
        <SettingsFormView actor={actor} />
      </PhotoUploadsContext>,
    ),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The settings could not be loaded')),
    readOnly: screen(fixed('Set by SMTP_URL on the server', describeValues('smtp.example.com'))),
    editing: screen(form, mailTest),
    confirming: screen(
      'The site then sends no emails. Without codes and confirmations, guests cannot book.',
      '[Remove the mail server] => change.confirmed',
      '[Do not remove it] => change.abandoned',
    ),
    sending: busy,
    proving: screen(lines.proving),
    tooMany: screen(lines.rejected(lines.tooMany, lines.kept), form),
    refused: screen(
      lines.refused(2, 'Server: Fill in this field. → #setting-mail.server'),
      fieldsWith({ ...own, server: lines.invalid(server, 'Fill in this field.') }),
      buttons,
      back,
    ),
    notConnected: screen(
      lines.alert('The mail server cannot be used', signInRefused, 'The previous settings still apply.'),
      fieldsWith({ ...own, password: lines.invalid(newPassword, signInRefused) }),
      buttons,
      back,
    ),
    reassessing: busy,
    rejected: [
      [
        'getSettings.answered',
        'entry.submitted',
        'saveSettings.failed.settings-changed',
        'reassessSettings.answered',
      ],
      screen(lines.rejected(lines.changed, lines.kept), present, form),
    ],
    notReassessed: screen(
      lines.rejected(lines.notReassessed, lines.unreachable),
      back,
      '[Try again] => retry.requested',
    ),
    unconfirmed: screen(lines.unconfirmed('change.confirmed'), back),
    looking: screen(
      lines.unconfirmed('change.confirmed').replace(/\[See how.*/s, ''),
      '[See how it is now] (busy)',
      '[Send it again] (disabled)',
      back,
    ),
    saved: screen(
      'status| Saved',
      'status| The site has signed in to the mail server.',
      describeValues('mail.example.com'),
      mailTest,
      back,
      '[Change again] => form.reopened',
    ),
  },
  local: ['[Choose a logo]', '[Choose another logo]', '[English', '[Português', '[Standard text'],
  cases: {
    'the name, the languages and the look': [
      ['getSettings.answered'],
      lines.join('# Name, languages and look', siteFields, lookFields),
      inputFor('site'),
    ],
    'a logo that was just sent': [
      ['getSettings.answered', 'photo.added'],
      lines.join(
        '# Name, languages and look',
        siteFields,
        lookFieldsWith(
          lines.join(
            'picture: Logo',
            'status| The logo is uploaded. Save it, so that guests see it.',
            '[Choose another logo]',
            "[Remove the logo] => entry.changed {'entry':{'logo':''}}",
          ),
        ),
      ),
      inputFor('site'),
    ],
    'a name and languages that are set on the server': [
      [
        shownAs({
          ...sampleSettings,
          site: {
            ...sampleSettings.site,
            name: { value: 'Casa', source: 'environment', setting: 'PRODUCT_NAME' },
            languages: { value: ['en'], source: 'environment', setting: 'LANGUAGES' },
          },
        }),
      ],
      lines.join(
        '# Name, languages and look',
        'Name of the site',
        'Casa',
        'Set by PRODUCT_NAME on the server',
        'Languages of the site',
        'English',
        'Set by LANGUAGES on the server',
        lookFields,
      ),
      inputFor('site'),
    ],
    'the welcome texts': [
      ['getSettings.answered'],
      lines.join(
        '# Welcome texts',
        'These texts are above your properties on the first page. An empty field shows the standard text.',
        text('welcome.en.headline', 'Headline (English)', 'Two houses by the sea'),
        text('welcome.en.lead', 'Introduction (English)'),
        text('welcome.pt.headline', 'Headline (Português)'),
        text('welcome.pt.lead', 'Introduction (Português)'),
        '[Save] => entry.submitted',
        back,
      ),
      inputFor('welcome'),
    ],
    'welcome texts in a file': [
      [
        shownAs({
          ...sampleSettings,
          site: { ...sampleSettings.site, welcome: { value: {}, source: 'files' } },
        }),
      ],
      lines.join('# Welcome texts', fixed('Set in welcome.yaml', 'Standard texts')),
      inputFor('welcome'),
    ],
    'the legal identity': [
      ['getSettings.answered'],
      lines.join(
        '# Legal identity',
        'The law requires these details. The imprint, the terms and the privacy notice show them.',
        text('identity.name', 'Your name, or your company', 'Inês Carvalhal'),
        text('identity.address', 'Postal address', 'Rua do Exemplo 1, Lisboa'),
        text('identity.taxNumber', 'Tax number', '500000000'),
        `Company number (optional): "" — For companies, such as the office and the number there. => entry.changed {'entry':{'identity.registration':'typed'}}`,
        text('identity.email', 'Email for guests', 'ines@example.com'),
        text('identity.phone', 'Phone (optional)'),
        'Dispute bodies',
        'Portuguese law (144/2015) requires you to name the out-of-court bodies for your region.',
        text('identity.disputeBodies[0].name', 'Name of body 1', 'Centro de Arbitragem'),
        `Website of body 1: "https://arbitragem.example" — It begins with https. => entry.changed {'entry':{'identity.disputeBodies[0].website':'typed'}}`,
        // The removed fields are undefined.
        "[Remove body 1] => entry.changed {'entry':{}}",
        "[Add a body] => entry.changed {'entry':{'identity.disputeBodies[1].name':'','identity.disputeBodies[1].website':''}}",
        '[Save] => entry.submitted',
        back,
      ),
      inputFor('identity'),
    ],
    'the legal texts': [
      ['getSettings.answered'],
      lines.join(
        '# Legal texts',
        'The site has standard texts. Your own text replaces the standard one of its language. Both are your responsibility: the standard texts are no legal advice.',
        'Write Markdown: a title (# Terms), headings (## Payment), lists, tables, bold, italics and links. HTML and pictures are not shown. {hosts} on a line of its own inserts your legal identity.',
        '[English Standard texts]',
        legalText('en.privacy', 'Privacy notice (English)'),
        '[Standard text: Privacy notice]',
        '# Privacy',
        legalText('en.terms', 'Terms (English)'),
        '[Standard text: Terms]',
        '# Terms',
        legalText('en.imprint', 'Imprint (English)'),
        '[Standard text: Imprint]',
        '# Imprint',
        '[Português Standard texts]',
        legalText('pt.privacy', 'Privacy notice (Português)'),
        legalText('pt.terms', 'Terms (Português)'),
        legalText('pt.imprint', 'Imprint (Português)'),
        '[Save] => entry.submitted',
        back,
      ),
      inputFor('legal'),
    ],
    'legal texts before the identity': [
      [shownAs(firstSettings)],
      lines.join(
        '# Legal texts',
        'Enter your legal identity first',
        'All legal texts name you.',
        'Standard texts',
        'Legal identity → /host/settings/identity',
        back,
      ),
      inputFor('legal'),
    ],
    'a mail server for the first time': [
      [shownAs(firstSettings)],
      screen(
        fieldsWith({
          server: server.replace('smtp.example.com', ''),
          user: '',
          password: `Password: "" — Gmail, iCloud and some others require an app password, which you create in your account there. => secret.changed {'secret':'typed'}`,
          from: '"" — An address from which this server may send. If it is empty, the sender is bookings@casa.example.',
        }),
        submit,
        back,
      ),
      inputFor('mail'),
    ],
    'the payments': [
      ['getSettings.answered'],
      payments(stored(testMode), steps, keyField('New secret key'), keyButtons),
      inputFor('payments'),
    ],
    'the first key of Stripe': [
      [shownAs(firstSettings)],
      payments(
        'Now: Guests cannot pay online',
        steps,
        keyField('Secret key of Stripe'),
        '[Check and save] => entry.submitted',
        back,
      ),
      inputFor('payments'),
    ],
    'a key that does not allow enough': [
      [
        'getSettings.answered',
        'secret.changed',
        'entry.submitted',
        failed('saveSettings', 'stripe-failed', 'Stripe does not accept the key', { detail: 'permission' }),
      ],
      payments(
        lines.alert('The key cannot be used', notAllowed, 'The previous settings still apply.'),
        stored(testMode),
        steps,
        lines.invalid(keyField('New secret key').replace('""', '"a new password"'), notAllowed),
        keyButtons,
      ),
      inputFor('payments'),
    ],
    'the removal of the key': [
      [
        'getSettings.answered',
        'removal.requested',
        'change.confirmed',
        defineAnswer('saveSettings', firstSettings, 'the host removes the key', 'removed'),
      ],
      payments(
        'status| Saved',
        'status| The key is removed, and guests cannot pay online.',
        'Now: Guests cannot pay online',
        back,
        '[Change again] => form.reopened',
      ),
      inputFor('payments'),
    ],
    'present settings after a missing answer': [
      [
        'getSettings.answered',
        'entry.submitted',
        'saveSettings.failed.unreachable',
        'look.requested',
        'lookAtSettings.answered',
      ],
      screen(
        // The message no longer says that the site could not be reached.
        lines.unconfirmed('change.confirmed', '').replace('\n\n', '\n'),
        present,
        back,
      ),
    ],
  },
});

const testMail = (...parts: string[]) =>
  lines.join('## Test email', 'It goes to your own address.', ...parts);
const send = '[Send a test email] => test.requested';

testScreens<typeof mailTestMachine>({
  model: mailTestModel,
  view: ({ actor }) => inDashboard(<MailTestView actor={actor} />),
  screens: {
    offered: testMail(send),
    sending: testMail(lines.waiting(send)),
    sent: testMail(send, 'status| Sent to ines@example.com. If it does not arrive, look in the spam folder.'),
    notSent: testMail(
      send,
      lines.alert('The test email was not sent', 'The server does not accept emails from this sender.'),
    ),
    tooMany: testMail(send, lines.alert('The test email was not sent', lines.tooMany)),
    unconfirmed: testMail(
      send,
      lines.alert(
        'We do not know whether the test email was sent',
        lines.unreachable,
        'Look in your mailbox first. If you send it again, it arrives once only.',
      ),
    ),
  },
  cases: {
    'a site without a mail server': [
      ['test.requested', 'sendTestMail.failed.no-mail-server'],
      testMail(send, lines.alert('The test email was not sent', 'The site has no mail server.')),
    ],
  },
});
