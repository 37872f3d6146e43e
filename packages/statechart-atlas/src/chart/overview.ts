import type { Product, ProductMail, Stage } from '../product.ts';
import { getTrees, type Tree } from '../tree.ts';
import { humanize } from '../words.ts';
import type { Chart } from './charts.ts';
import { draw } from './draw.ts';
import { layOut } from './layOut.ts';
import type { Addresses } from './rows.ts';
import type { ChartContext, ChartRow } from './chartRows.ts';
import type { Box, Link, LinkLabel, Shown } from './view.ts';

/** E-mails from the same machine to the same page. */
interface Post {
  id: string;
  from: string | undefined;
  to: string;
  mails: readonly ProductMail[];
}

const numbered = (way: readonly Stage[]) => way.map((stage, index) => ({ ...stage, number: index + 1 }));

function getPosts({ mails, pages }: Product): Post[] {
  const mailLinks = mails.flatMap((mail) => {
    const page = pages.find(({ address }) => address === mail.linksTo);
    if (page === undefined) return [];
    return [{ mail, from: mail.sentAfter[0]?.machine, to: page.machine }];
  });
  return [...Map.groupBy(mailLinks, ({ from, to }) => `mail ${from ?? 'in time'} ${to}`)].map(
    ([id, same]) => ({
      id,
      from: same[0]!.from,
      to: same[0]!.to,
      mails: same.map(({ mail }) => mail),
    }),
  );
}

const box = (state: Pick<Shown, 'id' | 'words' | 'description'> & Partial<Shown>): Box => ({
  id: state.id,
  state: { slug: state.id, tags: [], isLeaf: true, isFinal: false, states: [], mails: [], ...state },
  isOpen: false,
  isStub: false,
  isRegion: false,
  inner: [],
  notes: [],
  begins: [],
});

const boxOfPost = ({ id, from, mails }: Post): Box =>
  box({
    id,
    slug: 'mails',
    tags: ['mails'],
    words: from === undefined ? 'By scheduled e-mail' : 'By e-mail',
    description: mails.map(({ description: words }) => words).join('; '),
    mails: mails.map((mail) => mail.id),
  });

const link = (from: string, to: string, words: string, kind: LinkLabel['kind']): Link => ({
  from,
  to,
  labels: [{ words, kind, arrows: [] }],
});

const runsIn = ({ model, branches }: Tree): Link[] =>
  branches.flatMap((branch) => [
    link(model.machine.id, branch.model.machine.id, 'runs', 'runs'),
    ...runsIn(branch),
  ]);

/**
 * Returns the links of the main path between machines, through an e-mail if one leads the guest to the next machine.
 */
function getMainRoute({ mainPath }: Product, posts: readonly Post[]): Link[] {
  const stages = numbered(mainPath);
  return stages.slice(1).flatMap(({ machine, number }, index) => {
    const before = stages[index]!.machine;
    if (before === machine) return [];
    const post = posts.find(({ from, to }) => from === before && to === machine);
    const leads = (from: string, to: string) => link(from, to, String(number), 'expected');
    return post ? [leads(before, post.id), leads(post.id, machine)] : [leads(before, machine)];
  });
}

const getEndpoints = ({ from, to }: Link) => `${from} › ${to}`;

/** Merges links: those of the main path replace others between the same machines, and their numbers share one arrow. */
function merged(mainLinks: readonly Link[], others: readonly Link[]): Link[] {
  const ways = [...Map.groupBy(mainLinks, getEndpoints).values()].map((same): Link => {
    const words = same.flatMap(({ labels }) => labels.map((one) => one.words)).join(', ');
    return link(same[0]!.from, same[0]!.to, words, 'expected');
  });
  const taken = new Set(ways.map(getEndpoints));
  const once = new Map(others.map((one) => [getEndpoints(one), one]));
  return [...ways, ...[...once].flatMap(([way, one]) => (taken.has(way) ? [] : [one]))];
}

function getSurroundings({ pages, mainPath, mails }: Product, machines: readonly string[]): ChartContext {
  const getNotes = (machine: string): ChartRow[] =>
    [...new Set(pages.flatMap((page) => (page.machine === machine ? [page.description] : [])))]
      .map((words): ChartRow => ({ is: 'page', words: `page: ${words}`, arrows: [] }))
      .concat(
        numbered(mainPath)
          .filter((stage) => stage.machine === machine)
          .map(({ number, description: words }) => ({
            is: 'says',
            kind: 'expected',
            words: `${number}. ${words}`,
            arrows: [],
          })),
      );
  return {
    names: new Map(),
    runs: new Map(),
    mails: new Map(mails.map(({ id, description: words }) => [id, words])),
    more: new Map(machines.map((machine) => [machine, getNotes(machine)])),
  };
}

/** Addresses relative to the first page of the atlas. */
const fromItsPage: Addresses = {
  ofState: ({ slug }) => `${slug}/index.html`,
  ofMachine: (machine) => `${machine}/index.html`,
};

/**
 * Renders the overview: which page shows which machine, which machine runs in which, where e-mails lead, and the
 * numbered steps of a guest's main path.
 */
export async function overviewChart(product: Product, addresses: Addresses = fromItsPage): Promise<Chart> {
  const posts = getPosts(product);
  const met = [...new Set(product.mainPath.map(({ machine }) => machine))];
  const rank = ({ id }: { id: string }) => (met.includes(id) ? met.indexOf(id) : met.length);
  const machines = product.models.map(({ machine }) => machine).toSorted((a, b) => rank(a) - rank(b));
  const boxes = machines.flatMap(({ id, root }) => [
    ...posts.filter(({ from, to }) => from === undefined && to === id).map(boxOfPost),
    box({ id, words: humanize(id), description: root.description ?? '' }),
    ...posts.filter(({ from }) => from === id).map(boxOfPost),
  ]);
  const byMail = posts.flatMap(({ id, from, to }) => [
    ...(from === undefined ? [] : [link(from, id, '', 'received')]),
    link(id, to, '', 'received'),
  ]);
  const running = getTrees(product.models).flatMap(runsIn);
  const links = merged(getMainRoute(product, posts), [...running, ...byMail]);
  const around = getSurroundings(
    product,
    machines.map(({ id }) => id),
  );
  const placed = await layOut({ boxes, links, begins: met.slice(0, 1), isInOrder: true, notes: [] }, around);
  const title = `${product.name}: all machines and their connections`;
  const description = numbered(product.mainPath)
    .map(({ number, description: words }) => `${number}. ${words}`)
    .join('; ');
  return { id: '', title, ...draw(placed, title, description, addresses) };
}
