import type { Config } from './config.ts';
import type { ContentSource } from '@taawun/api-client/content';
import type { Db } from './db/schema.ts';
import type { ContentStore } from './domain/content.ts';
import type { Messenger } from './domain/messages.ts';
import type { Gateway } from './gateways/port.ts';

/** What every operation may reach. */
export interface Services {
  db: Db;
  config: Config;
  content: ContentStore;
  messenger: Messenger;
  gateway: Gateway;
  /** What is published, for the titles in messages: inside a transaction nothing else may be asked. */
  titles: () => ContentSource;
}
