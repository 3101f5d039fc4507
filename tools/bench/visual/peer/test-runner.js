// Screenshots as in the documentation of @storybook/test-runner. JavaScript, because Jest does not compile it.
import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { waitForPageReady } from '@storybook/test-runner';

/** @type {import('@storybook/test-runner').TestRunnerConfig} */
export default {
  async postVisit(page, { id }) {
    await waitForPageReady(page);
    const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
    appendFileSync(
      process.env['SCREENSHOTS'] ?? '/dev/null',
      `${id} ${createHash('sha256').update(screenshot).digest('hex')}\n`,
    );
  },
};
