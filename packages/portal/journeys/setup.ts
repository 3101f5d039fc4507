import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** One server for all journeys that leave it standing. */
export async function setup(project: TestProject) {
  const server = await startServer();
  project.provide('origin', server.origin);
  return () => server.stop();
}
