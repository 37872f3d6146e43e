import * as v from 'valibot';
import { apiBase, operations } from '../../../contract/operations.ts';
import { availability } from '../../../contract/availability.ts';

const [before, after] = `${apiBase}${operations.getAvailability.path}`.split('{id}') as [string, string];

/** How a host answers that does not have an operation: no such address, method, or function. */
export const isUnknown = ({ status }: Response) => [404, 405, 501].includes(status);

/** The path of the property whose availability was asked of a host that did not know how to answer. */
export function getFallbackUnit(path: string, answer: Response): string | undefined {
  if (!path.startsWith(before) || !path.endsWith(after) || !isUnknown(answer)) return undefined;
  return path.slice(0, -after.length);
}

/** What a property's whole answer says of its availability; any other answer is as it was. */
export async function takeAvailability(answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  return Response.json(v.parse(availability, await answer.json()), { headers });
}
