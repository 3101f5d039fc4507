import type { Claim } from '../staff/operators.ts';

/** Version of the requests and responses. */
export const WIRE_VERSION = 1;

/** Body of a request: one JSON object. */
export interface WireRequest {
  version: number;
  argv: readonly string[];
  claim: Claim;
  /** Path and content (base64) of the files that the caller has read. */
  files: readonly (readonly [path: string, data: string])[];
}

/** One line of a response. The last one has the exit code: without it the server has ended before the command. */
export type WireLine =
  | { out: string }
  | { error: string }
  /** A file that the caller writes, base64. */
  | { file: string; data: string; isNew: boolean }
  | { exit: number };
