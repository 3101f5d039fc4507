import { codeTo, messagesTo } from '@taawun/api-client/contract';
import { expect } from 'vitest';
import { signOut, hydrated, signIn } from '../kit/browser.ts';
import { addDevice, withoutAutofill } from '../kit/passkey-device.ts';
import { field, newUserByCall, next, PASSWORD, prefix, typeCode } from '../kit/joining.ts';
import {
  authorization,
  enter,
  main,
  press,
  rejectCall,
  resendCode,
  type LocalTry,
  type Scene,
  type SecondTry,
} from './scene.ts';

const newPhone = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Expects that the user with this phone is signed in. */
async function isSignedInAs({ page, origin }: Scene, phone: string): Promise<void> {
  await expect.poll(() => authorization(page)).toMatch(/^Bearer /);
  const response = await page.request.get(`${origin}/api/user`, {
    headers: { authorization: await authorization(page) },
  });
  expect(((await response.json()) as { user: { phone: { phone: string } } }).user.phone.phone).toBe(
    `+966${phone.slice(1)}`,
  );
}

async function fillSignUp({ page }: Scene, phone: string, password = PASSWORD): Promise<void> {
  for (const [name, value] of Object.entries({
    firstname: 'نورة',
    lastname: 'العتيبي',
    phone,
    password,
    confirm_password: password,
  }))
    await field(page, name).fill(value);
}

const CODE_CALL = { method: 'POST', path: '**/api/signup-codes' } as const;

/** A visitor on the sign-up page, with functions for the two steps. */
async function beginSignUp(scene: Scene) {
  const { page, at, origin, message } = scene;
  const phone = newPhone();
  await page.goto(at('/signup'));
  await hydrated(page);
  const request = async () => {
    await fillSignUp(scene, phone);
    await next(page);
  };
  const done = async () => {
    await page.waitForURL(at('/member-register'));
    await isSignedInAs(scene, phone);
  };
  const isPreserved = () => main(page).getByText(message('portal.error.kept')).waitFor();
  return { phone, request, done, isPreserved, confirm: () => typeCode(page, origin, phone) };
}

const requestingCode: SecondTry = {
  call: CODE_CALL,
  begin: async (scene) => {
    const { page } = scene;
    const { phone, request, done, isPreserved, confirm } = await beginSignUp(scene);
    return {
      act: request,
      lost: async () => {
        await isPreserved();
        await next(page);
      },
      rejected: async () => {
        await fillSignUp(scene, phone, '12345678');
        await next(page);
        await expect.poll(() => field(page, 'password').getAttribute('aria-invalid')).toBe('true');
        expect(await field(page, 'firstname').inputValue()).toBe('نورة');
        await request();
      },
      reloaded: async () => {
        await hydrated(page);
        await request();
      },
      done: async () => {
        await confirm();
        await done();
      },
    };
  },
};

const resendingCode: SecondTry = {
  call: CODE_CALL,
  begin: async (scene) => {
    const { page, message } = scene;
    await page.clock.install();
    const { request, done, isPreserved, confirm } = await beginSignUp(scene);
    await request();
    await field(page, 'code').waitFor();
    const resend = () => resendCode(scene);
    return {
      act: resend,
      lost: async () => {
        await isPreserved();
        await press(page, message('ui.code.resend'));
      },
      rejected: async () => {
        await rejectCall(page, CODE_CALL, 429, {
          code: 'rate_limited',
          message: message('portal.error.rateLimited'),
        });
        await resend();
        await main(page).getByText(message('portal.error.rateLimited')).first().waitFor();
      },
      reloaded: async () => {
        await hydrated(page);
        await request();
      },
      done: async () => {
        await confirm();
        await done();
      },
    };
  },
};

const signingUp: SecondTry = {
  call: { method: 'POST', path: '**/api/signup' },
  begin: async (scene) => {
    const { page, message, origin } = scene;
    const { phone, request, done, isPreserved, confirm } = await beginSignUp(scene);
    await request();
    return {
      act: confirm,
      lost: async () => {
        await isPreserved();
        await next(page);
      },
      rejected: async () => {
        const right = await codeTo(origin, `+966${phone.slice(1)}`);
        await field(page, 'code').fill(right === '111111' ? '222222' : '111111');
        await next(page);
        await expect.poll(() => field(page, 'code').getAttribute('aria-invalid')).toBe('true');
        await confirm();
      },
      reloaded: async () => {
        await hydrated(page);
        await request();
        await field(page, 'code').waitFor();
        // The account exists: a message says so to its owner, and signs in.
        await expect
          .poll(async () => (await messagesTo(origin, `+966${phone.slice(1)}`))[0])
          .toMatch(/لديك حساب|already have an account/);
        await main(page)
          .getByRole('link', { name: message('portal.login.title') })
          .click();
        await page.waitForURL(/\/login/);
        await signIn(page, phone, PASSWORD);
      },
      done,
    };
  },
};

const signingIn: SecondTry = {
  call: { method: 'POST', path: '**/api/signin' },
  begin: async (scene) => {
    const { page, at, message, origin } = scene;
    const { phone } = await newUserByCall(page, origin);
    await page.goto(at('/login'));
    await hydrated(page);
    const act = () => signIn(page, phone, PASSWORD);
    return {
      act,
      lost: async () => {
        await main(page).getByText(message('portal.error.kept')).waitFor();
        expect(await field(page, 'username').inputValue()).toBe(phone);
        await next(page);
      },
      rejected: async () => {
        await signIn(page, phone, 'wrong-password');
        await expect.poll(() => field(page, 'password').getAttribute('aria-invalid')).toBe('true');
        await field(page, 'password').fill(PASSWORD);
        await next(page);
      },
      reloaded: async () => {
        await hydrated(page);
        await act();
      },
      done: async () => {
        await page.waitForURL(at('/member-register'));
        await isSignedInAs(scene, phone);
      },
    };
  },
};

/** A passkey of an account, on the sign-in page. */
const signingInWithPasskey: SecondTry = {
  call: { method: 'POST', path: '**/api/signin/passkey' },
  begin: async (scene) => {
    const { page, at, message, origin } = scene;
    const user = await newUserByCall(page, origin);
    await enter(scene, user, '/account/change-password');
    await addDevice(page);
    await press(page, message('portal.passkeys.add'));
    await field(page, 'passkey_name').waitFor();
    await withoutAutofill(page);
    await page.evaluate(() => localStorage.removeItem('auth._token.local'));
    await page.goto(at('/login'));
    await hydrated(page);
    const act = () => press(page, message('portal.passkeys.signIn'));
    return {
      act,
      lost: async () => {
        await main(page).getByText(message('portal.error.kept')).waitFor();
        await act();
      },
      rejected: async () => {
        const text = message('portal.passkeys.cancelled');
        await rejectCall(page, { method: 'POST', path: '**/api/signin/passkey' }, 422, {
          code: 'validation',
          message: text,
          errors: { credential: [text] },
        });
        await act();
        await main(page).getByText(text).first().waitFor();
        await act();
      },
      reloaded: async () => {
        await hydrated(page);
        await act();
      },
      done: async () => {
        await page.waitForURL(at('/member-register'));
        await isSignedInAs(scene, user.phone);
      },
    };
  },
};

/** Opens an account page with a stored session. */
const fetchingUser: SecondTry = {
  // The guard of the page retries once.
  call: { method: 'GET', path: '**/api/user', tries: 6 },
  begin: async (scene) => {
    const { page, at, origin, message } = scene;
    const user = await newUserByCall(page, origin);
    await enter(scene, user, '/account');
    const act = () => page.goto(at('/account'));
    return {
      act,
      lost: async () => {
        await page.getByText(message('portal.error.network')).first().waitFor();
        await press(page, message('ui.retry'));
      },
      rejected: async () => {
        await rejectCall(page, { method: 'GET', path: '**/api/user' }, 401, {
          code: 'unauthenticated',
          message: message('portal.error.unauthenticated'),
        });
        await act();
        await page.waitForURL(/\/login\?redirect=/);
        await hydrated(page);
        await signIn(page, user.phone, PASSWORD);
      },
      reloaded: () => hydrated(page),
      done: async () => {
        await page.waitForURL(at('/account'));
        await main(page)
          .getByRole('link', { name: message('portal.profile.change-password') })
          .waitFor();
        await isSignedInAs(scene, user.phone);
      },
    };
  },
};

const signingOut: SecondTry = {
  call: { method: 'POST', path: '**/api/signout' },
  begin: async (scene) => {
    const { page, at, origin, locale, message } = scene;
    await enter(scene, await newUserByCall(page, origin), '/account');
    const act = () => signOut(page);
    return {
      act,
      // The user is signed out although the server is unreachable: there is nothing to retry.
      lost: () => Promise.resolve(),
      rejected: async () => {
        await rejectCall(page, { method: 'POST', path: '**/api/signout' }, 500, {
          code: 'server_error',
          message: message('portal.error.server'),
        });
        await act();
        // Another user of the same device.
        await expect.poll(() => authorization(page)).toBe('');
        await enter(scene, await newUserByCall(page, origin), '/account');
        await act();
      },
      reloaded: async () => {
        await page.waitForURL(/\/login\?redirect=/);
        await page.goto(at('/'));
      },
      done: async () => {
        await page.waitForURL((url) => url.pathname.replace(/(?<=.)\/$/, '') === (prefix(locale) || '/'));
        await expect.poll(() => authorization(page)).toBe('');
        expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/.test(key)))).toEqual([]);
      },
    };
  },
};

/** Reads the browser's storage, without a request: an invalid token, denied storage, and a second read. */
const starting: LocalTry = {
  lost: async (scene) => {
    const { page, at, origin } = scene;
    const user = await newUserByCall(page, origin);
    await enter(scene, user, '/account');
    await page.evaluate(() => localStorage.setItem('auth._token.local', 'Bearer'));
    await page.goto(at('/account'));
    await page.waitForURL(/\/login\?redirect=/);
    await hydrated(page);
    await signIn(page, user.phone, PASSWORD);
    await page.waitForURL(at('/account'));
    await isSignedInAs(scene, user.phone);
  },
  rejected: async ({ page, at, origin, message }) => {
    const { phone } = await newUserByCall(page, origin);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await page.goto(at('/login'));
    await hydrated(page);
    await signIn(page, phone, PASSWORD);
    await page.waitForURL(at('/member-register'));
    await page.getByRole('button', { name: message('ui.header.menu') }).click();
    await page.getByRole('link', { name: 'نورة' }).waitFor();
  },
  reloaded: async (scene) => {
    const user = await newUserByCall(scene.page, scene.origin);
    await enter(scene, user, '/account');
    await scene.page.reload();
    await scene.page.reload();
    await hydrated(scene.page);
    await isSignedInAs(scene, user.phone);
    expect(scene.page.url()).toBe(scene.at('/account'));
  },
};

export const AUTH = {
  'auth.starting': starting,
  'auth.requestingCode': requestingCode,
  'auth.resendingCode': resendingCode,
  'auth.signingUp': signingUp,
  'auth.signingIn': signingIn,
  'auth.signingInWithPasskey': signingInWithPasskey,
  'auth.fetchingUser': fetchingUser,
  'auth.signingOut': signingOut,
};
