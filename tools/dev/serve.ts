// The portal and the API on one port, from what is built.
import { DEMO } from '@taawun/api-client/demo';
import { createServer, paymentFrameSources, runUntilStopped, type Answer, type Config } from '@taawun/api-server';
import { createPortal } from '../../packages/portal/server.ts';

/**
 * Serves until the process is stopped.
 * @param prepare reads the settings and builds what is missing
 */
export async function serve(prepare: () => Promise<{ config: Config; storybookDir?: string }>): Promise<void> {
  await runUntilStopped(async () => {
    const { config, ...files } = await prepare();
    const { apiBaseUrl, publicOrigin, mapboxToken } = config;
    let own = publicOrigin;
    let answer: Answer | null = null;
    const portal = await createPortal({
      config: { apiBaseUrl: apiBaseUrl ?? '', publicOrigin, mapboxToken },
      apiUrl: () => apiBaseUrl ?? own,
      paymentFrames: paymentFrameSources(config),
      answer: () => (apiBaseUrl === null ? answer : null),
    });
    const server = await createServer(config, { portal, ...files });
    answer = server.answer;
    own = await server.listen();
    console.log(`Taawun is ready at ${own}`);
    if (config.demoAccounts)
      for (const { phone, password, firstname, member } of DEMO)
        console.log(`  ${phone} / ${password}  ${firstname}, ${member ? 'member' : 'not a member'}`);
    return server;
  });
}
