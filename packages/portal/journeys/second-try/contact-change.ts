import { codeTo } from '@taawun/api-client/contract';
import { expect } from 'vitest';
import { field, newUserByCall, next } from '../kit/joining.ts';
import { enter, main, press, readAs, resendCode, type Scene, type SecondTry } from './scene.ts';

const REQUEST = { method: 'POST', path: '**/api/phone-change' } as const;
const newPhone = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const international = (phone: string) => `+966${phone.slice(1)}`;

const isPhone = async (scene: Scene, phone: string) =>
  expect
    .poll(async () => (await readAs<{ user: { phone: { phone: string } } }>(scene, '/api/user')).user.phone.phone)
    .toBe(international(phone));

async function begin(scene: Scene) {
  const { page, origin, message } = scene;
  const user = await newUserByCall(page, origin);
  await enter(scene, user, '/account?edit=phone');
  const change = { phone: newPhone() };
  const request = async (phone = change.phone) => {
    await field(page, 'phone').fill(phone);
    await press(page, message('portal.contactChange.send'));
  };
  const confirm = async (code?: string) => {
    await field(page, 'code').fill(code ?? (await codeTo(origin, international(change.phone))));
    await press(page, message('portal.contactChange.confirm'));
  };
  return { user, change, request, confirm };
}

/** A failed request returns to the phone's form, with the input preserved. */
const requesting: SecondTry = {
  call: REQUEST,
  begin: async (scene) => {
    const { page, message } = scene;
    const { user, change, request, confirm } = await begin(scene);
    return {
      act: () => request(),
      lost: async () => {
        await main(page).getByText(message('portal.error.kept')).waitFor();
        await press(page, message('portal.contactChange.send'));
      },
      rejected: async () => {
        await request(user.phone);
        await expect.poll(() => field(page, 'phone').getAttribute('aria-invalid')).toBe('true');
        await request();
      },
      reloaded: () => request(),
      done: async () => {
        await field(page, 'code').waitFor();
        await confirm();
        await isPhone(scene, change.phone);
      },
    };
  },
};

const resending: SecondTry = {
  call: REQUEST,
  begin: async (scene) => {
    const { page, origin, message } = scene;
    await page.clock.install();
    const { user, change, request, confirm } = await begin(scene);
    await request();
    await field(page, 'code').waitFor();
    const resend = () => resendCode(scene);
    return {
      act: resend,
      lost: async () => {
        await main(page).getByText(message('portal.error.kept')).waitFor();
        await press(page, message('ui.code.resend'));
      },
      rejected: async () => {
        // The user confirms the phone in another browser meanwhile.
        const { contact_change } = (await (await user.call('/api/phone-change', change)).json()) as {
          contact_change: { id: string };
        };
        const code = await codeTo(origin, international(change.phone));
        expect((await user.call(`/api/contact-changes/${contact_change.id}/confirm`, { code })).status()).toBe(200);
        await resend();
        await expect.poll(() => field(page, 'phone').getAttribute('aria-invalid')).toBe('true');
        change.phone = newPhone();
        await request();
      },
      reloaded: async () => {
        await field(page, 'code').waitFor();
      },
      done: async () => {
        await field(page, 'code').waitFor();
        await confirm();
        await isPhone(scene, change.phone);
      },
    };
  },
};

const confirming: SecondTry = {
  call: { method: 'POST', path: '**/api/contact-changes/*/confirm' },
  begin: async (scene) => {
    const { page, origin, message } = scene;
    const { change, request, confirm } = await begin(scene);
    await request();
    await field(page, 'code').waitFor();
    return {
      act: () => confirm(),
      lost: async () => {
        await main(page).getByText(message('portal.error.kept')).waitFor();
        await next(page);
      },
      rejected: async () => {
        const right = await codeTo(origin, international(change.phone));
        await confirm(right === '111111' ? '222222' : '111111');
        await expect.poll(() => field(page, 'code').getAttribute('aria-invalid')).toBe('true');
        await confirm();
      },
      reloaded: () => confirm(),
      done: () => isPhone(scene, change.phone),
    };
  },
};

export const CONTACT_CHANGE = {
  'contactChange.requesting': requesting,
  'contactChange.resending': resending,
  'contactChange.confirming': confirming,
};
