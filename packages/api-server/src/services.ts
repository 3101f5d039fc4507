import type { Config } from './config.ts';
import type { ContentSource } from '@taawun/api-client/content';
import type { Db } from './db/schema.ts';
import type { ContentStore } from './domain/content.ts';
import type { Messenger } from './domain/messages.ts';
import type { Gateway } from './gateways/port.ts';

/** Dependencies of the operations. */
export interface Services {
  db: Db;
  config: Config;
  content: ContentStore;
  messenger: Messenger;
  gateway: Gateway;
  /** Content of the last read, for titles in messages: a transaction must not run other queries. */
  titles: () => ContentSource;
}
