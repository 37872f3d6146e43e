import type { Fetch } from './timeLimit.ts';

export interface Token {
  token_type: string;
  access_token: string;
}

/** The source of the access tokens for calls. Both promises reject when no token is granted. */
export interface Credentials {
  /** Returns the current token, and waits for the first one. */
  current: () => Promise<Token>;
  /** Returns a token other than the rejected one; simultaneous rejections share one request. */
  renew: (refusedToken: string) => Promise<Token>;
}

const withToken = (request: Request, { token_type, access_token }: Token) => {
  const authorized = new Request(request.clone());
  authorized.headers.set('Authorization', `${token_type} ${access_token}`);
  return authorized;
};

/** Adds the token to requests. After a 401 it requests a new token and repeats the request once. */
export const authorized =
  (send: Fetch, credentials: Credentials): Fetch =>
  async (request) => {
    const token = await credentials.current();
    const answer = await send(withToken(request, token));
    if (answer.status !== 401) return answer;
    return send(withToken(request, await credentials.renew(token.access_token)));
  };
