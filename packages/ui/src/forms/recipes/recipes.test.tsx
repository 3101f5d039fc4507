import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Controlled } from './Controlled.tsx';
import { Native } from './Native.tsx';
import { Register, type Member } from './Register.tsx';
import { TanStack } from './TanStack.tsx';

const shared = { name: 'Name', mobile: 'Mobile number', amount: 'Amount', day: 'Day', terms: 'Terms', send: 'Send' };
const register = {
  ...shared,
  national_id: 'National ID',
  iban_no: 'IBAN',
  region: 'Region',
  qassim: 'Qassim',
  password: 'Password',
  missing: 'Enter a name',
  fill: 'Use my IBAN',
  clear: 'Clear',
};
const controlled = { ...shared, plan: 'Plan', months: 'Months', city: 'City', receipt: 'Receipt', missing: 'Choose' };
const cities = [
  { value: 'buraidah', label: 'Buraidah' },
  { value: 'unaizah', label: 'Unaizah' },
];
const plans = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Every month' },
];
const IBAN = 'SA0380000000608010167519';
const find = (container: HTMLElement, name: string): HTMLInputElement =>
  container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const press = (container: HTMLElement, text: string): Promise<void> =>
  user.click([...container.querySelectorAll('button')].find((button) => button.textContent === text) as Element);

describe.each(['ar', 'en'] as const)('in %s, register() of React Hook Form', (locale) => {
  it('reads values, not texts, and moves the focus to the first error', async () => {
    const onSubmit = vi.fn<(member: Member) => void>();
    const { container } = await renderUi(<Register texts={register} onSubmit={onSubmit} />, { locale });
    await press(container, 'Send');
    await expect.poll(() => document.activeElement).toBe(find(container, 'name'));
    expect(find(container, 'name').getAttribute('aria-invalid')).toBe('true');
    await user.fill(find(container, 'name'), 'Sara');
    await user.fill(find(container, 'mobile'), '٠٥٠ ١٢٣ ٤٥٦٧');
    await user.fill(find(container, 'national_id'), '١٠١٠١٠١٠١٠');
    await user.fill(find(container, 'iban_no'), 'sa03 8000 0000 6080 1016 7519');
    await user.selectOptions(find(container, 'region'), 'qassim');
    await user.fill(find(container, 'password'), 'nakhla-7');
    await user.click(find(container, 'terms'));
    await press(container, 'Send');
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledExactlyOnceWith({
        name: 'Sara',
        mobile: '+966501234567',
        national_id: '1010101010',
        iban_no: IBAN,
        region: 'qassim',
        password: 'nakhla-7',
        terms: true,
      });
  });

  it('writes its defaults, setValue and reset into the fields', async () => {
    const onSubmit = vi.fn<(member: Member) => void>();
    const member = { name: 'Sara', mobile: '+966501234567', region: 'qassim', terms: true };
    const { container } = await renderUi(<Register texts={register} member={member} onSubmit={onSubmit} />, { locale });
    expect(find(container, 'mobile').value).toBe('+966 50 123 4567');
    expect(find(container, 'region').value).toBe('qassim');
    expect(find(container, 'terms').checked).toBe(true);
    await press(container, 'Use my IBAN');
    await expect.poll(() => find(container, 'iban_no').value).toBe('SA03 8000 0000 6080 1016 7519');
    await user.fill(find(container, 'mobile'), '0500000001');
    await user.click(find(container, 'terms'));
    await press(container, 'Send');
    await expect.poll(() => onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ mobile: '+966500000001', iban_no: IBAN, terms: false });
    await press(container, 'Clear');
    await expect.poll(() => find(container, 'iban_no').value).toBe('');
    expect(find(container, 'mobile').value).toBe('+966 50 123 4567');
    expect(find(container, 'terms').checked).toBe(true);
    await press(container, 'Send');
    await expect.poll(() => onSubmit).toHaveBeenCalledTimes(2);
    expect(onSubmit.mock.calls[1]?.[0]).toMatchObject({ ...member, iban_no: '' });
  });

  it('Controller binds fields whose value is no text', async () => {
    const onSubmit = vi.fn();
    const { container } = await renderUi(
      <Controlled texts={controlled} cities={cities} plans={plans} onSubmit={onSubmit} />,
      { locale },
    );
    await press(container, 'Send');
    await expect.poll(() => document.activeElement).toBe(container.querySelector('[value="once"]'));
    await user.click(container.querySelector('[value="monthly"]') as Element);
    await user.fill(find(container, 'amount'), '١٢٫٥');
    await user.click(container.querySelector('[data-part="increment"]') as Element);
    await user.fill(find(container, 'day'), '٢٧/٩/١٤٤٧');
    await user.fill(container.querySelector('[role="combobox"]') as Element, 'Una');
    await user.keyboard('{ArrowDown}{Enter}');
    await user.upload(find(container, 'receipt'), new File(['x'], 'deed.pdf'));
    await expect.poll(() => container.textContent).toContain('deed.pdf');
    await press(container, 'Send');
    await expect.poll(() => onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      plan: 'monthly',
      amount: 1250,
      months: 2,
      day: '2026-03-16',
      city: 'unaizah',
    });
  });

  it('TanStack Form holds the values', async () => {
    const onSubmit = vi.fn();
    const { container } = await renderUi(
      <TanStack texts={{ ...shared, iban_no: 'IBAN', missing: 'Enter a day' }} onSubmit={onSubmit} />,
      { locale },
    );
    await press(container, 'Send');
    await expect.poll(() => container.textContent).toContain('Enter a day');
    await user.fill(find(container, 'day'), '٢٧/٩/١٤٤٧');
    await user.fill(find(container, 'amount'), '12.5');
    await user.fill(find(container, 'iban_no'), 'sa03 8000 0000 6080 1016 7519');
    await user.click(find(container, 'terms'));
    await press(container, 'Send');
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledExactlyOnceWith({
        day: '2026-03-16',
        amount: 1250,
        iban_no: IBAN,
        terms: true,
      });
  });

  it('a form without a library sends values and returns to its defaults', async () => {
    const sent: Record<string, unknown>[] = [];
    const { container } = await renderUi(
      <Native
        texts={{ ...shared, iban: 'IBAN', clear: 'Clear' }}
        action={(data) => void sent.push(Object.fromEntries(data))}
      />,
      {
        locale,
      },
    );
    await user.fill(find(container, 'mobile'), '٠٥٠١٢٣٤٥٦٧');
    await user.fill(find(container, 'iban_no'), 'sa03 8000 0000 6080 1016 7519');
    await user.click(find(container, 'terms'));
    await press(container, 'Send');
    const values = { name: 'Sara', amount: '5000', day: '2026-03-16' };
    await expect.poll(() => sent).toEqual([{ ...values, mobile: '+966501234567', iban_no: IBAN, terms: 'on' }]);
    await expect.poll(() => find(container, 'mobile').value).toBe('');
    await user.fill(find(container, 'name'), 'Noura');
    await press(container, 'Clear');
    await press(container, 'Send');
    await expect.poll(() => sent[1]).toEqual({ ...values, mobile: '', iban_no: '' });
  });
});
