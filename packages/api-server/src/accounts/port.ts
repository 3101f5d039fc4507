import type { ContentSource } from '@taawun/api-client/content';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/schema.ts';
import type { Messenger } from '../notifications/messages.ts';

/** What signing in and its factors depend on. */
export interface AccountPort {
  db: Db;
  messenger: Messenger;
  config: Pick<Config, 'publicOrigin' | 'profile'>;
  /** Has the association's name. */
  content: { read: () => Promise<ContentSource> };
  now: () => Date;
}
