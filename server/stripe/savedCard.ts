type Named = string | { id: string } | null | undefined;

const getId = (object: Named) => (typeof object === 'string' ? object : object?.id);

/** A card that Stripe keeps for later charges, as the host writes it down: `cus_…/pm_…`, and no card number. */
export function getSavedCard(customer: Named, paymentMethod: Named): string | undefined {
  const [owner, card] = [getId(customer), getId(paymentMethod)];
  return owner !== undefined && card !== undefined ? `${owner}/${card}` : undefined;
}

/** The same, taken apart. */
export function getParts(savedCard: string): { customer: string; paymentMethod: string } {
  const [customer = '', paymentMethod = ''] = savedCard.split('/');
  return { customer, paymentMethod };
}
