/** What a failed call says to the error page. */
export interface RouteFailure {
  /** `api` when a call answered so: only then a 404 leads to `/404`. */
  from: 'api';
  kind: string;
  /** The server's words, null where the view must find some for the kind. */
  serverMessage: string | null;
  retryable: boolean;
}
