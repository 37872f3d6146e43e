import { listMachines } from '../invoked.ts';
import type { Product, ProductPage } from '../product.ts';

/** Returns the page that shows a machine, preferably the one that shows it first; undefined if no page does. */
export function findPage({ pages, models }: Product, id: string): ProductPage | undefined {
  const runsIn = (outer: string) => {
    const model = models.find(({ machine }) => machine.id === outer);
    return model !== undefined && listMachines(model.machine).some((inner) => inner.id === id);
  };
  return (
    pages.find(({ visibleMachines = [] }) => visibleMachines.includes(id)) ??
    pages.find(({ machine }) => machine === id) ??
    pages.find(({ machine }) => runsIn(machine))
  );
}
