/** A rule, or a file, has the reader do more than any calendar of stays needs. */
class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/** In days and moments that are looked at: a century of days for one rule, and a second or so for a file. */
const [mostOfFile, mostOfRule] = [3_000_000, 100_000];

/** The work that is left for a file: a rule of a few letters can look for a day that never comes. */
export interface Budget {
  left: number;
}

export const openBudget = (): Budget => ({ left: mostOfFile });

/** The share of the budget that one rule may use. @returns a function that uses up some of it */
export function budgetOfRule(budget: Budget): (steps: number) => void {
  let left = mostOfRule;
  return (steps) => {
    left -= steps;
    budget.left -= steps;
    if (left < 0 || budget.left < 0) throw new TooMuchWork();
  };
}
