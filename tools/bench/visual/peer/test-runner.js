// What the documentation of @storybook/test-runner shows for pictures: wait until the page is ready, take the picture, keep it. JavaScript: Jest reads it as it stands.
import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { waitForPageReady } from '@storybook/test-runner';

/** @type {import('@storybook/test-runner').TestRunnerConfig} */
export default {
  async postVisit(page, { id }) {
    await waitForPageReady(page);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    appendFileSync(
      process.env['SCREENSHOTS'] ?? '/dev/null',
      `${id} ${createHash('sha256').update(picture).digest('hex')}\n`,
    );
  },
};
