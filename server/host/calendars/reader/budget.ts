/** A rule or a file requires more work than any calendar of stays needs. */
class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/**
 * Limits of the number of days and times examined: about a second for a file, and more than two centuries of days for
 * one rule.
 */
const [mostOfFile, mostOfRule] = [3_000_000, 100_000];

/** The remaining work for a file. A short rule can search for a day that never occurs. */
export interface Budget {
  left: number;
}

export const openBudget = (): Budget => ({ left: mostOfFile });

/**
 * Reserves the share of the budget that one rule may use.
 * @returns a function that uses up a number of steps
 */
export function budgetOfRule(budget: Budget): (steps: number) => void {
  let left = mostOfRule;
  return (steps) => {
    left -= steps;
    budget.left -= steps;
    if (left < 0 || budget.left < 0) throw new TooMuchWork();
  };
}
