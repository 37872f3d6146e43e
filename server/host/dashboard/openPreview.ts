import type { ContentIssue } from '../../../contract/content/issues.ts';
import { uploadedPhotoPath } from '../../../contract/dashboard/operations.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { checkSource, knownUnit, type UnitContent } from '../content/index.ts';
import { hostApp } from '../http/app.ts';
import { readManagedDraft } from '../units/drafts.ts';
import type { LiveContent } from '../units/liveContent.ts';
import { requireReader, toRefusalResponse } from './readSession.ts';

/** The answer to a person who wants to see the page of a property before guests do. */
export type Preview =
  /** The person may not see it, or it does not exist. */
  | { readonly refused: Response }
  /** The draft is incomplete; the language is that of the person. */
  | { readonly errors: readonly ContentIssue[]; readonly language: Language }
  /** Answers the calls of the page as if the draft were published. */
  | { readonly fetch: (request: Request) => Promise<Response> };

/** The width in pixels of photos that only people who have signed in can load. */
const photoWidth = 1280;

/** Returns the address of a photo for people who have signed in. Its end says how the page crops the photo. */
const getOwnAddress = (id: string, version = ''): string =>
  `${uploadedPhotoPath(id, photoWidth)}#${version}.webp`;

/** Gives the photos that guests do not see yet the addresses for people who have signed in. */
function withOwnPhotos(unit: UnitContent, published: UnitContent | undefined): UnitContent {
  const photoSizes = [...unit.photoSizes].map(([file, size]) => {
    const isPublic = size.id === undefined || size.id === published?.photoSizes.get(file)?.id;
    const address = isPublic ? undefined : getOwnAddress(size.id, size.version);
    return [file, { ...size, ...(address !== undefined && { address }) }] as const;
  });
  return { ...unit, photoSizes: new Map(photoSizes) };
}

/** The host as it would be if a property had this content. */
function withUnit(host: HostContext, unit: UnitContent): HostContext {
  const { units, former, offered, legal, welcome } = host.content;
  const content = {
    units: new Map(units).set(unit.id, withOwnPhotos(unit, units.get(unit.id))),
    former: new Map([...former].filter(([id]) => id !== unit.id)),
    offered,
    legal,
    welcome,
  };
  return { ...host, content };
}

interface Options {
  dataDir: string;
  parse: LiveContent['parse'];
}

/** Creates the function that opens previews: of the draft of a property, or of its present content without a draft. */
export function createPreviews(host: HostContext, { dataDir, parse }: Options) {
  async function open(request: Request, property: string): Promise<Preview> {
    const { user } = await requireReader(host, request);
    const draft = await readManagedDraft(host.db, property);
    const errors = draft ? checkSource(draft.source, { offered: host.content.offered }).errors : [];
    if (errors.length > 0) return { errors, language: user.locale };
    const unit = draft ? parse(property, draft.source) : knownUnit(host.content, property);
    if (!unit) throw new Refusal('not-found');
    return { fetch: hostApp(withUnit(host, unit), { dataDir, more: [] }) };
  }

  return (request: Request, property: string): Promise<Preview> =>
    open(request, property).catch((error: unknown) => ({ refused: toRefusalResponse(error) }));
}
