import { getStates, getNodeName } from './graph.ts';
import { declaredMachines } from './invoked.ts';
import type { Model } from './model.ts';
import type { Product } from './product.ts';

/** The parts of a product's description that have a default. */
type Optional = 'languages' | 'pages' | 'calls' | 'activities' | 'mails' | 'mainPath';

/** The configuration of the atlas; a list or table that is missing is empty. */
export type AtlasConfig = Omit<Product, Optional> & Partial<Pick<Product, Optional>>;

const hasDuplicates = (names: readonly string[]) => new Set(names).size < names.length;

function checkModels({ models }: Product): string[] {
  const ids = models.map(({ machine }) => machine.id);
  return [
    ...(models.length === 0 ? ['"models" is empty.'] : []),
    ...(hasDuplicates(ids) ? ['Two models have machines with the same id.'] : []),
  ];
}

function checkInvocations({ models, calls, activities }: Product): string[] {
  const described = new Set([...Object.keys(calls), ...Object.keys(activities)]);
  const invoked = models.flatMap(({ machine }) => {
    const machines = declaredMachines(machine);
    return [machine.root, ...getStates(machine.root)]
      .flatMap(({ invoke }) => invoke)
      .map(({ id, src }) => ({
        id,
        by: machine.id,
        isMachine: typeof src === 'string' && machines.has(src),
      }));
  });
  const ids = new Set(invoked.map(({ id }) => id));
  return [
    ...invoked
      .filter(({ id, isMachine }) => !isMachine && !described.has(id))
      .map(
        ({ id, by }) =>
          `The machine ${by} invokes "${id}", which is described neither in "calls" nor in "activities".`,
      ),
    ...[...described]
      .filter((id) => !ids.has(id))
      .map((id) => `No machine invokes "${id}", which is described in "calls" or "activities".`),
    ...Object.keys(calls)
      .filter((id) => Object.hasOwn(activities, id))
      .map((id) => `"${id}" is described in "calls" and in "activities".`),
  ];
}

/** Returns the names in a list that are not known. */
const findUnknown = (names: readonly string[], known: readonly string[], words: string): string[] =>
  names.filter((name) => !known.includes(name)).map((name) => `${words} "${name}", which does not exist.`);

function checkReferences({ models, pages, mails, mainPath }: Product): string[] {
  const ids = models.map(({ machine }) => machine.id);
  const find = (id: string): Model | undefined => models.find(({ machine }) => machine.id === id);
  return [
    ...pages.flatMap(({ address, machine, visibleMachines = [] }) =>
      findUnknown([machine, ...visibleMachines], ids, `The page ${address} names the machine`),
    ),
    ...mails.flatMap(({ id, sentAfter, linksTo }) => [
      ...sentAfter.flatMap(({ machine, event }) => [
        ...findUnknown([machine], ids, `The e-mail ${id} names the machine`),
        ...findUnknown(
          find(machine) ? [event] : [],
          find(machine)?.events.map(({ name }) => name) ?? [],
          `The e-mail ${id} names the event`,
        ),
      ]),
      ...findUnknown(
        linksTo === undefined ? [] : [linksTo],
        pages.map(({ address }) => address),
        `The e-mail ${id} links to the page`,
      ),
    ]),
    ...(hasDuplicates(mails.map(({ id }) => id)) ? ['Two e-mails have the same id.'] : []),
    ...mainPath.flatMap(({ machine, states, description }) => [
      ...findUnknown([machine], ids, `The stage “${description}” of the main path names the machine`),
      ...findUnknown(
        find(machine) ? states : [],
        getStates(find(machine)?.machine.root ?? models[0]!.machine.root).map(getNodeName),
        `The stage “${description}” of the main path names the state`,
      ),
    ]),
  ];
}

/**
 * Completes and checks the configuration of the atlas.
 * @throws an error that lists every reference to a machine, state, event, page or invocation that does not exist
 */
export function defineAtlas(config: AtlasConfig): Product {
  const product: Product = {
    languages: [{ id: 'en', name: 'English' }],
    pages: [],
    calls: {},
    activities: {},
    mails: [],
    mainPath: [],
    ...config,
  };
  const errors = checkModels(product);
  if (errors.length === 0) errors.push(...checkInvocations(product), ...checkReferences(product));
  if (errors.length > 0) throw new Error(`The configuration of the atlas has errors:\n${errors.join('\n')}`);
  return product;
}
