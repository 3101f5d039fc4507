import { isDiskFull, isReadOnly } from '../db/errors.ts';

/** Phase of a server's life. */
type Phase = 'starting' | 'migrating' | 'ready' | 'draining';

/** Why a server must receive no requests. */
type Unready = Exclude<Phase, 'ready'> | 'database away' | 'disk full' | 'read-only';

/** Whether a server should receive requests. */
export interface Readiness {
  enter: (phase: Phase) => void;
  /** Checks the database in the phase `ready`. */
  watch: (checkDatabase: () => Promise<void>) => void;
  /** Returns the reason, or `null` when the server is ready. */
  check: () => Promise<Unready | null>;
}

const unchecked = (): Promise<void> => Promise.resolve();

/** Creates the readiness of a server that is starting. */
export function createReadiness(): Readiness {
  let phase: Phase = 'starting';
  let checkDatabase = unchecked;
  return {
    enter: (next) => {
      // What ends does not become ready again.
      if (phase !== 'draining') phase = next;
    },
    watch: (check) => (checkDatabase = check),
    check: async () => {
      if (phase !== 'ready') return phase;
      try {
        await checkDatabase();
        return null;
      } catch (error) {
        if (isDiskFull(error)) return 'disk full';
        return isReadOnly(error) ? 'read-only' : 'database away';
      }
    },
  };
}
