// First step of `prepack`, on whatever Node packs: only pnpm replaces `workspace:` and `catalog:` by versions and
// applies `publishConfig`. Of npm, the tarball would hold ranges that no one can install, and sources as entries.
import { readFileSync } from 'node:fs';

if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.error(
    `${name} is packed and published with pnpm: npm leaves \`workspace:\` and \`catalog:\` in the tarball. Run \`npx pnpm@12.21.0 pack\` or \`npx pnpm@12.21.0 publish\` here.`,
  );
  process.exit(1);
}
