import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { completeLanguages, languages, type Language } from '../../contract/values/language.ts';
import { legalText } from '../../contract/schemas/legal.ts';
import { legalTexts, type LegalTextName } from '../../contract/values/legalTexts.ts';
import { retentionDays as messageDays } from '../../server/host/contact/deleteExpiredMessages.ts';
import { loadContent, rememberContent } from '../../server/host/content/index.ts';
import { rememberedHours } from '../../server/host/idempotency/memory.ts';
import { getLegalText } from '../../server/host/legal/getLegalText.ts';
import { retentionDays } from '../../server/host/retention/index.ts';
import { holdTimes } from '../../server/host/reservations/holdTimes.ts';
import { linkDays } from '../../server/host/stays/reservationLink.ts';
import { writeContent, type UnitFiles } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

type Host = Parameters<typeof getLegalText>[0];
type LegalTextQuery = Parameters<typeof getLegalText>[1];

async function contentWith(
  files: Readonly<Record<string, string>>,
  change?: (files: UnitFiles, id: string) => void,
) {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa', 'villa'], change);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(dir, path, '..'), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return dir;
}

/** A text as a site answers it, held against the contract. */
async function getText(
  dir: string,
  name: LegalTextName,
  language: Language,
  offered: readonly Language[] = completeLanguages,
) {
  const content = await loadContent(dir, { memory: rememberContent(await createTestFolder()), offered });
  const host = {
    content,
    productName: 'Estadia',
    reservationRetentionDays: 401,
    registrationRetentionDays: 402,
  } as Partial<Host> as Host;
  const answer = await getLegalText(host, { params: { text: name }, language } as unknown as LegalTextQuery);
  expect(v.parse(legalText, answer)).toEqual(answer);
  return answer;
}

const findErrors = (dir: string) =>
  loadContent(dir).then(
    () => [],
    ({ mistakes }: { mistakes: readonly string[] }) => mistakes.map((line) => line.slice(dir.length + 1)),
  );

test.each(completeLanguages)(
  'the default privacy notice in %s names the retention terms',
  async (language) => {
    const text = JSON.stringify(await getText(await contentWith({}), 'privacy', language));
    const terms = [
      retentionDays.unverified,
      retentionDays.verified,
      401,
      402,
      linkDays,
      messageDays,
      rememberedHours,
      holdTimes.toThePassword,
      11,
    ];
    for (const term of terms) expect(text).toMatch(new RegExp(`\\b${term}\\b`));
    for (const word of ['cnpd.pt', 'SIBA', '23/2007', '52']) expect(text).toContain(word);
    expect(text).not.toMatch(/\{\w+\}/);
  },
);

test('the default texts have the same content in each language', async () => {
  const dir = await contentWith({});
  for (const name of legalTexts) {
    const shapes = new Set<string>();
    for (const language of completeLanguages) {
      const { blocks } = await getText(dir, name, language);
      shapes.add(blocks.map((block) => block.kind + ('items' in block ? block.items.length : '')).join(' '));
    }
    expect([...shapes]).toHaveLength(1);
  }
});

const hostYaml = {
  name: 'Ana Lda.',
  address: 'Rua 1, Lisboa',
  taxNumber: '500000000',
  email: 'legal@example.com',
};

test('host.yaml names the host, and a property names a different one', async () => {
  const dir = await contentWith({ 'host.yaml': stringify(hostYaml) }, ({ property }, id) => {
    if (id === 'villa') property.legal = { name: 'Rui', taxNumber: '123456789' };
  });
  const { blocks } = await getText(dir, 'imprint', 'pt');
  const hosts = blocks.flatMap((block) => (block.kind === 'hosts' ? block.hosts : []));
  expect(hosts).toEqual([
    {
      ...hostYaml,
      disputeBodies: [],
      units: [{ name: 'Casa casa (pt)', registrationNumber: '48210/AL' }],
    },
    {
      ...hostYaml,
      name: 'Rui',
      taxNumber: '123456789',
      disputeBodies: [],
      units: [{ name: 'Casa villa (pt)', registrationNumber: '48210/AL' }],
    },
  ]);
});

test('a site without host.yaml uses the guest-facing name, and content check reports the gap', async () => {
  const dir = await contentWith({});
  await rm(join(dir, 'host.yaml'));
  const { units, warnings } = await loadContent(dir);
  expect(units.get('casa')!.seller).toEqual({ name: 'Ana', email: 'host@example.com', disputeBodies: [] });
  expect(warnings).toContainEqual({
    file: join(dir, 'host.yaml'),
    text: expect.stringContaining('neither your address nor your tax number'),
    about: 'identity',
  });
});

test('a missing text is replaced by the one in the first language of the site', async () => {
  const dir = await contentWith({
    'legal/en/terms.md': '# My terms\n\nIn English.\n',
    'legal/pt/terms.md': '# As minhas condições\n\nEm português.\n',
  });
  expect((await getText(dir, 'terms', 'de')).language).toBe('en');
  expect((await getText(dir, 'terms', 'de', ['pt', 'en', 'de'])).language).toBe('pt');
});

test('a host’s text replaces the default one, even in another language', async () => {
  const dir = await contentWith({
    'legal/pt/terms.md':
      '# As minhas condições\n\nGuardamos **{linkDays} dias**, *veja* [aqui](/pt/imprint).\n\n{hosts}\n\n1. um\n   - dois\n\n| a | b |\n|---|---|\n| c | d |\n',
  });
  for (const language of ['pt', 'de'] as const) {
    const { title, language: written, blocks } = await getText(dir, 'terms', language);
    expect({ title, written }).toEqual({ title: 'As minhas condições', written: 'pt' });
    expect(blocks[0]).toEqual({
      kind: 'paragraph',
      runs: [
        { text: 'Guardamos ' },
        { text: `${linkDays} dias`, strong: true },
        { text: ', ' },
        { text: 'veja', emphasis: true },
        { text: ' ' },
        { text: 'aqui', href: '/pt/imprint' },
        { text: '.' },
      ],
    });
    expect(blocks.slice(1).map(({ kind }) => kind)).toEqual(['hosts', 'list', 'table']);
    expect(blocks[2]).toEqual({
      kind: 'list',
      isNumbered: true,
      items: [{ runs: [{ text: 'um' }], items: [[{ text: 'dois' }]] }],
    });
    expect(blocks[3]).toEqual({
      kind: 'table',
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: 'c' }], [{ text: 'd' }]]],
    });
  }
  expect((await getText(dir, 'imprint', 'de')).title).toBe('Impressum');
});

test('HTML in a text is shown as text', async () => {
  const dir = await contentWith({ 'legal/en/terms.md': '# T\n\n<script>alert(1)</script> <b>x</b>\n' });
  const { blocks } = await getText(dir, 'terms', 'en');
  expect(blocks).toEqual([{ kind: 'paragraph', runs: [{ text: '<script>alert(1)</script> <b>x</b>' }] }]);
});

const allowed =
  'which cannot be shown: texts have headings, paragraphs, lists, tables, bold, italics and links';

test.each([
  [
    'no title',
    'Words.\n',
    'terms.md:1: the text should begin with its title: a line such as "# Privacy notice"',
  ],
  ['a line of code', '# T\n\n`x`\n', `terms.md:3: the text has "x", ${allowed}`],
  ['a block of code', '# T\n\n```\nx\n```\n', `terms.md:3: the text has \`\`\`, ${allowed}`],
  ['a second title', '# T\n\n# U\n', `terms.md:3: the text has a second title, ${allowed}`],
  [
    'a link to a file',
    '# T\n\nA [x](file.pdf)\n',
    `terms.md:3: the text has a link to "file.pdf", ${allowed}`,
  ],
  [
    'a link to another host',
    '# T\n\nA [x](//evil.example)\n',
    `terms.md:3: the text has a link to "//evil.example", ${allowed}`,
  ],
  [
    'a list too deep',
    '# T\n\n- a\n  - b\n    - c\n',
    `terms.md:5: the text has a list within a list within a list, ${allowed}`,
  ],
  [
    'an unknown name',
    '# T\n\nKept {days} days\n',
    'terms.md:3: {days} is not a known placeholder; the placeholders are {hosts}, {productName},',
  ],
])('a text with %s is reported with its line', async (_, source, text) => {
  const dir = await contentWith({ 'legal/en/terms.md': source });
  expect((await findErrors(dir))[0]).toContain(text);
});

test('other files in the folder of the texts are reported', async () => {
  const dir = await contentWith({ 'legal/en/cookies.md': '# T', 'legal/xx/terms.md': '# T' });
  expect(await findErrors(dir)).toEqual([
    'legal/en/cookies.md: the file is not read; the texts here are named privacy.md, terms.md, imprint.md',
    `legal/xx: only the folders ${languages.join(', ')} are read here`,
  ]);
});

test('a mistake in host.yaml is reported with its line', async () => {
  const dir = await contentWith({ 'host.yaml': stringify({ ...hostYaml, email: 'legal at example' }) });
  expect(await findErrors(dir)).toEqual([
    'host.yaml:4: email should be an email address, but is "legal at example"',
  ]);
});
