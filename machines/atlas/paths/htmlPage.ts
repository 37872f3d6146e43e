import { allWithin } from '../invoked.ts';
import type { Product, ProductPage } from '../product.ts';

/** The page on which a machine is seen; of those that show it with others, the first. Nothing where none does. */
export function getPage({ pages, models }: Product, id: string): ProductPage | undefined {
  const runsIn = (outer: string) => {
    const model = models.find(({ machine }) => machine.id === outer);
    return model !== undefined && allWithin(model.machine).some((inner) => inner.id === id);
  };
  return (
    pages.find(({ shows = [] }) => shows.includes(id)) ??
    pages.find(({ machine }) => machine === id) ??
    pages.find(({ machine }) => runsIn(machine))
  );
}
