import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { isTestCardName, testCards } from '../gateway/cards.ts';
import type { Session } from '../gateway/session.ts';
import { cardErrorIds, nothingTyped, type CardErrors, type Typed } from './cardForm.ts';

const cookie = 'checkout-form';
const aMinute = 60;

const mistake = v.optional(v.picklist(cardErrorIds));
const storedForm = v.object({
  /** The name of the test card, if its number was entered. */
  card: v.optional(v.string()),
  expiry: v.string(),
  name: v.string(),
  mistakes: v.object({ number: mistake, expiry: mistake, cvc: mistake, name: mistake }),
});

const getPath = ({ id }: Session) => `/sandbox/checkout/${id}`;

const getTestCard = ({ number }: Typed) =>
  Object.entries(testCards).find(([, card]) => card.number === number)?.[0];

/**
 * Stores a rejected form in a cookie for the page that shows it again, without the card's security code and without
 * numbers of real cards.
 */
export function storeForm(context: Context, session: Session, typed: Typed, mistakes: CardErrors): void {
  const { expiry, name } = typed;
  const kept = JSON.stringify({ card: getTestCard(typed), expiry, name, mistakes });
  setCookie(context, cookie, kept, {
    path: getPath(session),
    httpOnly: true,
    sameSite: 'Lax',
    secure: session.returnUrl.startsWith('https:'),
    maxAge: aMinute,
  });
}

/** Returns the rejected form once, and deletes its cookie. */
export function takeForm(
  context: Context,
  session: Session,
): { typed: Typed; mistakes: CardErrors } | undefined {
  const kept = getCookie(context, cookie);
  if (kept === undefined) return undefined;
  deleteCookie(context, cookie, { path: getPath(session) });
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), storedForm), kept);
  if (!success) return undefined;
  const { card, expiry, name, mistakes } = output;
  const number = isTestCardName(card) ? testCards[card].number : '';
  return { typed: { ...nothingTyped, number, expiry, name }, mistakes };
}
