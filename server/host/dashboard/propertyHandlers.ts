import type { propertyOperations } from '../../../contract/dashboard/properties.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { runCommand } from '../commands/index.ts';
import { createProperty } from '../commands/content/createProperty.ts';
import { saveDraft } from '../commands/content/drafts.ts';
import { storeOrder } from '../commands/content/orderProperties.ts';
import { requireNotFromFiles } from '../commands/content/requireManaged.ts';
import { retireProperty } from '../commands/content/retireProperty.ts';
import { listPropertyVersions } from '../commands/content/versions.ts';
import type { CommandContext } from '../commands/shared/commandContext.ts';
import { findPublished, readVersion } from '../units/versions.ts';
import type { DashboardCall, DashboardHandlers } from './dashboardCall.ts';
import { describeProperty, findIssues, getDocument, getManager } from './describeProperty.ts';
import { listProperties } from './listProperties.ts';

type Name = keyof typeof propertyOperations;

/** Returns the context of a command in the name of the person. */
const actAs = (
  host: HostContext,
  { session: { user } }: Pick<DashboardCall<Name>, 'session'>,
): CommandContext => ({
  ...host,
  actor: user.name,
  userId: user.id,
});

/**
 * The content of properties. A call that publishes something manages its transactions itself, because it reads the
 * published content afterwards; it can be repeated.
 */
export const propertyHandlers: DashboardHandlers<Name> = {
  listProperties: {
    reads: async (host, { language }) => ({ properties: await listProperties(host, language) }),
  },

  showProperty: { reads: (host, { params }) => describeProperty(host, params.property) },

  createProperty: {
    external(host, call) {
      call.note({ unitId: call.body.property });
      return createProperty(actAs(host, call), call.body);
    },
  },

  saveDraft: {
    async writes(trx, host, call) {
      const { params, body } = call;
      const { hash, source } = await saveDraft(actAs({ ...host, db: trx }, call), { ...params, ...body });
      return { revision: hash, ...findIssues(host, source) };
    },
  },

  discardDraft: {
    writes(trx, host, call) {
      const { params, body, note } = call;
      note({ unitId: params.property });
      return runCommand(actAs({ ...host, db: trx }, call), 'content.discard', { ...params, ...body });
    },
  },

  publishProperty: {
    async external(host, call) {
      const { params, body, note } = call;
      await requireNotFromFiles(host.db, params.property);
      const published = await runCommand(actAs(host, call), 'content.publish', {
        property: params.property,
        revision: body.revision,
        ...(body.note && { note: body.note }),
      });
      note({ unitId: params.property, details: { version: published.version } });
      return published;
    },
  },

  retireProperty: {
    async external(host, call) {
      const { params, body, note } = call;
      const published = await retireProperty(actAs(host, call), { ...params, ...body });
      note({ unitId: params.property, details: body });
      return published;
    },
  },

  orderProperties: { external: (host, call) => storeOrder(actAs(host, call), call.body) },

  adoptProperty: {
    async external(host, call) {
      const { property } = call.params;
      call.note({ unitId: property });
      const before = await findPublished(host.db, property);
      if (before?.fromFiles === true) {
        await runCommand(actAs(host, call), 'content.import', { properties: [property] });
      }
      const published = await findPublished(host.db, property);
      if (!published) throw new Refusal('not-found');
      return { property, version: published.number };
    },
  },

  returnToFiles: {
    async external(host, call) {
      const { property } = call.params;
      call.note({ unitId: property });
      const published = await findPublished(host.db, property);
      if (published?.fromFiles === true) return { property };
      return runCommand(actAs(host, call), 'content.files', { property });
    },
  },

  listVersions: {
    async reads(host, { params }) {
      const versions = await listPropertyVersions(host, params);
      return {
        versions: versions.map(({ version, state, fromFiles, authorName, note, createdAt, publishedAt }) => ({
          version,
          state,
          managedBy: getManager({ fromFiles }),
          author: authorName,
          note,
          createdAt,
          publishedAt,
        })),
      };
    },
  },

  showVersion: {
    async reads({ db }, { params }) {
      const version = Number(params.version);
      const source = await readVersion(db, params.property, version);
      if (!source) throw new Refusal('not-found');
      return { version, document: getDocument(source) };
    },
  },
};
