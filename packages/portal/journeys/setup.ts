import type { TestProject } from 'vitest/node';
import { createTemplate, startServerProcess } from './kit/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the workers' servers, in the order of `VITEST_POOL_ID`. */
    origins: readonly string[];
    /** Data folder to copy for further servers. */
    template: string;
  }
}

/** Creates the database template of all servers, and starts one server per worker. */
export async function setup(project: TestProject) {
  const template = await createTemplate();
  const servers = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startServerProcess({ template: template.folder })),
  );
  project.provide(
    'origins',
    servers.map(({ origin }) => origin),
  );
  project.provide('template', template.folder);
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    template.remove();
  };
}
