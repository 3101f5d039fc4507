/** What the thread of the embedded database is given at its start. */
export interface ThreadData {
  /** Folder of PostgreSQL's data. */
  folder: string;
  /** Whether a commit waits until the disk has it. */
  durable: boolean;
}

/** One statement; `null` closes the database. */
export interface Statement {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}

/** Errors lose their class and their own fields between threads: these are carried. */
export interface ThreadError {
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
}

export interface StatementResult {
  rows: unknown[];
  affectedRows: number;
}

/** Messages of the thread. */
export type ThreadMessage =
  | { type: 'ready' }
  /** It did not open; the text is what PostgreSQL has written. */
  | { type: 'unopened'; text: string }
  | { type: 'result'; id: number; result: StatementResult }
  | { type: 'error'; id: number; error: ThreadError }
  /** PostgreSQL has ended itself (PANIC): every later statement would loop for ever. */
  | { type: 'aborted'; text: string }
  | { type: 'closed' };
