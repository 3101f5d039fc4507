import type { Config } from './config.ts';
import type { Db } from './db/schema.ts';
import type { ContentStore } from './domain/content.ts';
import type { Messenger } from './domain/messages.ts';

/** What every operation may reach. */
export interface Services {
  db: Db;
  config: Config;
  content: ContentStore;
  messenger: Messenger;
}
