// What the documentation of @storybook/test-runner shows for pictures: wait until the page is ready, take the picture, keep it.
import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';

const config: TestRunnerConfig = {
  async postVisit(page, { id }) {
    await waitForPageReady(page);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    appendFileSync(process.env['PICTURES'] ?? '/dev/null', `${id} ${createHash('sha256').update(picture).digest('hex')}\n`);
  },
};

export default config;
