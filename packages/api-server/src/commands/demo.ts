import { removeDemoAccounts } from '../seed/demo-accounts.ts';
import { seed } from '../seed/seed.ts';
import type { CommandSpec } from '../staff/spec.ts';

/** Commands for the demo's content and accounts. */
export const demoCommands: readonly CommandSpec[] = [
  {
    name: 'seed',
    help: 'Put in the fictional content and accounts of the demo that are missing; nothing in production',
    role: null,
    run: async (_, { db, config }) => {
      if (!config.demoAccounts)
        return 'Nothing was written: this is no demo. The association’s own content comes from: taawun-api init';
      const { content, accounts } = await seed(db, { demo: true });
      return `Content: ${content ? 'written' : 'up to date'}. Demo accounts added: ${accounts}.`;
    },
  },
  {
    name: 'demo remove',
    help: 'Remove the demo accounts with their shares and money; their donations stay, without a name',
    role: 'admin',
    trail: 'change',
    run: async (_, { db }) => `Demo accounts removed: ${await removeDemoAccounts(db)}.`,
  },
];
