// The language rules: static checks of what would read, sound or behave differently in one of the two languages.
// `node tools/checks/language/check.ts [rule…]`, a check of `npm test`.
import { root } from '../../dev/builds.ts';
import { apply } from './apply.ts';
import { repository } from './project.ts';
import { rules } from './rules.ts';

const only = process.argv.slice(2);
const chosen = only.length ? rules.filter(({ name }) => only.includes(name)) : rules;
const findings = apply(repository(root), chosen);
for (const { file, line, rule, message } of findings) console.error(`${file}:${line} ${rule}: ${message}.`);
if (findings.length || chosen.length === 0) process.exit(1);
console.log(`${chosen.length} language rules hold.`);
