import { CONTENT_OPERATIONS } from '@taawun/api-client/content';
import type { OperationId } from '@taawun/api-client';
import type { Answer } from './local-client.ts';

/** Kinds of public data, each with a version of its own. */
export const DATA_KINDS = ['content', 'market', 'giving'] as const;
export type DataKind = (typeof DATA_KINDS)[number];

/** Version of each kind of public data. */
export type Versions = Readonly<Record<DataKind, string>>;

/**
 * What an operation reads beyond the published content. Of an operation that is not listed nothing is known: its pages
 * depend on everything.
 */
const READS = new Map<OperationId, readonly DataKind[]>([
  ...CONTENT_OPERATIONS.map((id) => [id, []] as const),
  ['getLookups', []],
  ['getPaymentMethods', []],
  // The amounts donated through this server are added to the published ones.
  ['listPrograms', ['giving']],
  ['getProgram', ['giving']],
  ['listProducts', ['giving']],
  ['listDonors', ['giving']],
  ['listShareOffers', ['market']],
  ['getShareBook', ['market']],
  ['listSharePrices', ['market']],
]);

/** Wraps the API and records the kinds of data that were read through it. */
export function recordReads(answer: Answer): { answer: Answer; reads: () => readonly DataKind[] } {
  const seen = new Set<DataKind>(['content']);
  return {
    answer: (id, ...call) => {
      for (const kind of READS.get(id) ?? DATA_KINDS) seen.add(kind);
      return answer(id, ...call);
    },
    reads: () => [...seen],
  };
}
