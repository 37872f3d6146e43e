type Named = string | { id: string } | null | undefined;

const getId = (object: Named) => (typeof object === 'string' ? object : object?.id);

/**
 * Returns the reference of a card that Stripe has saved for later charges, `cus_…/pm_…`; it contains no card number.
 */
export function getSavedCard(customer: Named, paymentMethod: Named): string | undefined {
  const [owner, card] = [getId(customer), getId(paymentMethod)];
  return owner !== undefined && card !== undefined ? `${owner}/${card}` : undefined;
}

/** Splits the reference of a saved card. */
export function getParts(savedCard: string): { customer: string; paymentMethod: string } {
  const [customer = '', paymentMethod = ''] = savedCard.split('/');
  return { customer, paymentMethod };
}
