// Makes every session of the database in DATA_DIR as old as one whose confirmation has expired.
import { CONFIRMATION_LIFE } from '@taawun/domain';
import { readConfig } from '@taawun/api-server';
import { openDatabase } from '../../../api-server/src/db/open.ts';

const { db, close } = await openDatabase(readConfig(process.env), { isCommand: true });
await db
  .updateTable('access_tokens')
  .set({ confirmed_at: new Date(Date.now() - CONFIRMATION_LIFE) })
  .execute();
await close();
