// Runs once before the server suites: creates a migrated and seeded database of each available kind as their template.
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { QUICK_START } from '../../../tools/dev/quick-start.ts';
import { dropDatabase, emptyFolder, emptyPostgres } from './kit/empty-databases.ts';
import { cli, inherited } from './kit/process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of a seeded embedded database. */
    seededFolder: string;
    /** Name of a seeded database in the PostgreSQL of TEST_DATABASE_URL; empty without one. */
    seededDatabase: string;
  }
}

/** Migrates and seeds a database by the command of the staff. */
const prepare = (env: Record<string, string>): Promise<unknown> =>
  promisify(execFile)(process.execPath, [...QUICK_START, cli, 'seed'], {
    env: { ...inherited, NODE_ENV: 'test', ...env },
  });

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = emptyFolder();
  const url = process.env['TEST_DATABASE_URL'];
  const postgres = url ? await emptyPostgres(url) : null;
  await Promise.all([prepare({ DATA_DIR: folder }), postgres ? prepare({ DATABASE_URL: postgres.href }) : null]);
  project.provide('seededFolder', folder);
  project.provide('seededDatabase', postgres?.name ?? '');
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (url && postgres) await dropDatabase(url, postgres.name);
  };
}
