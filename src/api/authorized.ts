import type { Fetch } from './timeLimit.ts';

export interface Token {
  token_type: string;
  access_token: string;
}

/** Where calls get their token from. Both promises reject where none is granted. */
export interface Credentials {
  /** The token in use, once there is one. */
  current: () => Promise<Token>;
  /** A token other than the refused one; many refusals at the same time lead to one request. */
  renewed: (refused: string) => Promise<Token>;
}

const withToken = (request: Request, { token_type, access_token }: Token) => {
  const authorized = new Request(request.clone());
  authorized.headers.set('Authorization', `${token_type} ${access_token}`);
  return authorized;
};

/** Adds the token to requests; a 401 is answered with one new token and one more try. */
export const authorized =
  (send: Fetch, credentials: Credentials): Fetch =>
  async (request) => {
    const token = await credentials.current();
    const answer = await send(withToken(request, token));
    if (answer.status !== 401) return answer;
    return send(withToken(request, await credentials.renewed(token.access_token)));
  };
