import { buildAll } from './build.ts';
console.log(await buildAll(new RegExp(process.argv[2]!)));
