#!/usr/bin/env node
// Command-line interface of the association's staff.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failureText, parseArguments, runCommand } from './composition/commands.ts';
import { readConfig } from './config/config.ts';
import { promptForSetUp } from './staff/init-questions.ts';
import { readInputs } from './staff/inputs.ts';
import { claimOf } from './staff/operators.ts';
import { UsageError } from './staff/parse.ts';

let argv = process.argv.slice(2);
try {
  let parsed = parseArguments(argv);
  if (parsed.spec.name === 'init') {
    const { stdin: input, stdout: output } = process;
    argv = [...argv, ...(await promptForSetUp(parsed, { input, output, isInteractive: input.isTTY }))];
    parsed = parseArguments(argv);
  }
  const { output, error } = await runCommand(readConfig(process.env), argv, {
    parsed,
    claim: claimOf(process.env, parsed.as),
    files: await readInputs(parsed),
  });
  if (output.text) console.log(output.text);
  for (const { path, data, isNew = false } of output.files ?? []) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data, { mode: 0o600, flag: isNew ? 'wx' : 'w' });
  }
  if (error !== null) throw new Error(error);
} catch (error) {
  const message = failureText(error);
  if (error instanceof UsageError && error.code === 0) console.log(message);
  else {
    console.error(message);
    process.exitCode = 1;
  }
}
