import { newApplication } from '@taawun/api-client/contract';
import { expect } from 'vitest';
import { signOut } from '../kit/browser.ts';
import { at as atStep, field, fillAll, nationalId, newUserByCall, next, payByCall } from '../kit/joining.ts';
import { enter, main, press, readAs, rejectCall, type Scene, type SecondTry } from './scene.ts';

const PATH = '**/api/member-application';
const READ = { method: 'GET', path: PATH } as const;
/** The demo member's own number. */
const TAKEN_ID = '1000000008';
/** Poll interval of an open application in ms, with a margin. */
const POLL = 31_000;

const onPaper = () => {
  const number = String(Math.floor(Math.random() * 1e8));
  return newApplication({ mem_no: `P-${number}`, mem_date: '2019-05-01', contribution_no: `C-${number}` });
};

/** Signs in a user whose application waits for a decision, or without documents for its payment; opens its page. */
async function applied(scene: Scene, fields = onPaper()) {
  const user = await newUserByCall(scene.page, scene.origin);
  expect((await user.call('/api/member', fields)).status()).toBe(201);
  await enter(scene, user, '/last-step');
  await main(scene.page)
    .getByRole('button', { name: scene.message('portal.lastStep.withdraw') })
    .waitFor();
  return user;
}

/** Expects that the page still shows the application as under review. */
async function stillWaits(scene: Scene): Promise<void> {
  await main(scene.page).getByText(scene.message('portal.lastStep.status.applied'), { exact: true }).waitFor();
  await expect
    .poll(() =>
      main(scene.page)
        .getByRole('button', { name: scene.message('portal.lastStep.check') })
        .getAttribute('aria-busy'),
    )
    .not.toBe('true');
  expect(
    (await readAs<{ member_application: { status: string } }>(scene, '/api/member-application')).member_application
      .status,
  ).toBe('applied');
}

const submitting: SecondTry = {
  call: { method: 'POST', path: '**/api/member' },
  begin: async (scene) => {
    const { page, locale, message, origin, at } = scene;
    await enter(scene, await newUserByCall(page, origin), '/member-register');
    const toReview = async (id?: string) => {
      await fillAll(page, locale, id);
      await next(page);
      await atStep(page, 'check');
      await field(page, 'terms').check();
      await next(page);
    };
    return {
      act: () => toReview(),
      lost: async () => {
        await page
          .getByRole('alert')
          .filter({ hasText: message('portal.error.kept') })
          .waitFor();
        await press(page, message('ui.retry'));
      },
      rejected: async () => {
        await toReview(TAKEN_ID);
        await atStep(page, 'personal');
        await expect.poll(() => field(page, 'national_id').getAttribute('aria-invalid')).toBe('true');
        await field(page, 'national_id').fill(nationalId());
        for (const step of ['address', 'bank', 'shares', 'check']) {
          await next(page);
          await atStep(page, step);
        }
        if (!(await field(page, 'terms').isChecked())) await field(page, 'terms').check();
        await next(page);
      },
      // The browser stores no sensitive field: unless the application has arrived, it is filled in again.
      reloaded: async () => {
        await page.goto(at('/member-register?step=personal'));
        await Promise.race([field(page, 'national_id').waitFor(), page.waitForURL(at('/last-step'))]);
        if (await field(page, 'national_id').isVisible()) await toReview();
      },
      done: async () => {
        await page.waitForURL(at('/last-step'));
        await page.getByRole('heading', { level: 1, name: message('portal.lastStep.acceptedTitle') }).waitFor();
        expect(await page.evaluate(() => localStorage.getItem('membership.draft') ?? '')).not.toContain('SA0380');
      },
    };
  },
};

const checking: SecondTry = {
  call: READ,
  begin: async (scene) => {
    const { page, message } = scene;
    await applied(scene);
    const act = () => press(page, message('portal.lastStep.check'));
    return {
      act,
      // The status is unchanged, and the button can be pressed again.
      lost: async () => {
        await stillWaits(scene);
        await act();
      },
      rejected: async () => {
        await rejectCall(page, READ, 503, { code: 'server_error', message: message('portal.error.server') });
        await act();
        await stillWaits(scene);
        await act();
      },
      reloaded: () => Promise.resolve(),
      done: () => stillWaits(scene),
    };
  },
};

const polling: SecondTry = {
  call: READ,
  begin: async (scene) => {
    const { page, message } = scene;
    await page.clock.install();
    await applied(scene);
    const act = () => page.clock.fastForward(POLL);
    return {
      act,
      lost: async () => {
        await stillWaits(scene);
        await act();
      },
      rejected: async () => {
        await rejectCall(page, READ, 503, { code: 'server_error', message: message('portal.error.server') });
        await act();
        await stillWaits(scene);
        await act();
      },
      reloaded: () => Promise.resolve(),
      done: () => stillWaits(scene),
    };
  },
};

const withdrawing: SecondTry = {
  call: { method: 'POST', path: `${PATH}/withdraw` },
  begin: async (scene) => {
    const { page, message, at } = scene;
    const user = await applied(scene, newApplication());
    const act = async () => {
      await press(page, message('portal.lastStep.withdraw'));
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: message('portal.lastStep.withdraw') })
        .click();
    };
    return {
      act,
      lost: async () => {
        await main(page).getByText(message('portal.error.network')).first().waitFor();
        await act();
      },
      rejected: async () => {
        // The application is paid for in another tab meanwhile.
        const { checkout } = (await (
          await user.call('/api/member-application/checkout', { brand: 'mada' })
        ).json()) as { checkout: { checkout_id: string } };
        await payByCall(page, scene.origin, checkout.checkout_id);
        await act();
        await page.getByRole('heading', { level: 1, name: message('portal.lastStep.approvedTitle') }).waitFor();
        // The next application is withdrawn in time.
        await page.goto(at('/account'));
        await signOut(page);
        await applied(scene, newApplication());
        await act();
      },
      reloaded: () => Promise.resolve(),
      done: async () => {
        await page.waitForURL((url) => url.pathname.endsWith('/member-register'));
        await field(page, 'national_id').waitFor();
        expect(
          (await readAs<{ member_application: unknown }>(scene, '/api/member-application')).member_application,
        ).toBeNull();
      },
    };
  },
};

export const MEMBERSHIP = {
  'membership.submitting': submitting,
  'membership.checking': checking,
  'membership.polling': polling,
  'membership.withdrawing': withdrawing,
};
