import type { ContentStore } from '../content/content.ts';
import {
  createPublishedVersions,
  readVersions,
  readVersionsWithPosition,
  type PublishedVersions,
} from '../content/versions.ts';
import type { PublicReads, Services } from '../context/services.ts';
import { PrimaryNeeded } from '../db/replica/needs-primary.ts';
import type { Replica } from '../db/replica/replica.ts';
import type { Db } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';

/** Database that has served a public read. */
export type Served = 'primary' | 'replica';

interface Options {
  /** Connections to the primary that requests do not occupy. */
  probe: Db;
  replica: Replica | null;
  /** Content of the primary, and of others. */
  content: ContentStore;
  /** Receives each public read. */
  onRead?: (served: Served) => void;
  /** Receives an error that the primary then did not have, or had, too. */
  onError?: (error: unknown) => void;
}

/** An answer that the primary would give, too; it may have what a replica does not have yet. */
const isFinal = (error: unknown): boolean => error instanceof Failure && error.code !== 'not_found';

/**
 * Creates the reads of public data.
 * @param services of the primary, without these reads
 */
export function createPublicReads(
  services: Omit<Services, 'reads'>,
  { probe, replica, content, onRead = () => undefined, onError = () => undefined }: Options,
): PublicReads {
  const reads: PublicReads = {
    versions: createPublishedVersions(replica ? () => versionsOf(replica, probe) : () => readVersions(probe)),
    run: async (read) => {
      if (!onReplica || !replica?.serves()) {
        onRead('primary');
        return read(onPrimary);
      }
      try {
        const result = await read(onReplica);
        onRead('replica');
        return result;
      } catch (error) {
        if (isFinal(error)) throw error;
        if (!(error instanceof Failure || error instanceof PrimaryNeeded)) {
          replica.failed(error);
          onError(error);
        }
        onRead('primary');
        return read(onPrimary);
      }
    },
  };
  const onPrimary: Services = { ...services, reads };
  const onReplica: Services | null = replica && { ...onPrimary, db: replica.db, content: content.from(replica.db) };
  return reads;
}

/**
 * Reads the versions where public data is read, and records how far the data was: what a page then reads is never older
 * than its versions, whichever database answers.
 */
async function versionsOf(replica: Replica, probe: Db): Promise<PublishedVersions> {
  if (replica.serves())
    try {
      const { versions, position } = await readVersionsWithPosition(replica.db, true);
      // Not a replica any more, or passed over meanwhile.
      if (position !== null && replica.serves()) {
        replica.shown(position, true);
        return versions;
      }
    } catch (error) {
      replica.failed(error);
    }
  const { versions, position } = await readVersionsWithPosition(probe, false);
  replica.shown(position, false);
  return versions;
}
