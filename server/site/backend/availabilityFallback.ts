import * as v from 'valibot';
import { apiBase, operations } from '../../../contract/operations.ts';
import { availability } from '../../../contract/schemas/availability.ts';

const [before, after] = `${apiBase}${operations.getAvailability.path}`.split('{id}') as [string, string];

/** Whether a host's answer says that it does not know an operation: unknown address, method or function. */
export const isUnknown = ({ status }: Response) => [404, 405, 501].includes(status);

/** Returns the path of the property whose availability was requested, if the host does not know that operation. */
export function getFallbackUnit(path: string, answer: Response): string | undefined {
  if (!path.startsWith(before) || !path.endsWith(after) || !isUnknown(answer)) return undefined;
  return path.slice(0, -after.length);
}

/** Reduces a property's complete answer to its availability; other answers do not change. */
export async function takeAvailability(answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  return Response.json(v.parse(availability, await answer.json()), { headers });
}
